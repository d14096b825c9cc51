import UIKit

class HopsViewController: UIViewController {
    @IBOutlet var field: UITextField!

    override func loadView() {
        Bundle.main.loadNibNamed("HopsViewController", owner: self)
        view = field.superview
    }
}

func showHops() -> UIViewController { HopsViewController(nibName: "HopsViewController", bundle: nil) }
