import AppKit

class OatViewController: NSViewController {
    @IBOutlet var flake: NSView!

    override func awakeFromNib() {
        super.awakeFromNib()
        view = flake
    }
}

func openOats() -> NSViewController {
    OatViewController(nibName: "OatViewController", bundle: nil)
}
