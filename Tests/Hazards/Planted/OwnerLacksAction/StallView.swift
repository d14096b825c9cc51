import UIKit

class StallView: UIView {
    @IBOutlet var content: UIView!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Bundle.main.loadNibNamed("StallView", owner: self)
    }

    @IBAction func openStall(_ sender: UIButton) {}
}
