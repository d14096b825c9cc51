import UIKit

class WakefulView: UIView {
    @IBOutlet var content: UIView!

    override func awakeFromNib() {
        super.awakeFromNib()
        Bundle.main.loadNibNamed("WakefulView", owner: self)
        addSubview(content)
    }
}

class WakefulViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(WakefulView(frame: .zero))
    }
}
