import UIKit

class CherryView: UIView, NibLoadable {
    @IBOutlet var titleLabel: UILabel!
}

class CherryController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(CherryView.fromNib())
    }
}

func openCherries() -> UIViewController { CherryController() }
