import UIKit

class RyeViewController: UIViewController {
    @IBOutlet var panel: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
    }
}

func makeRye() -> UIViewController { RyeViewController(nibName: "RyePanel", bundle: nil) }
