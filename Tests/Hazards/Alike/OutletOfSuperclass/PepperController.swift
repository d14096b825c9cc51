import UIKit

class SpiceController: UIViewController {
    @IBOutlet var jar: UIView!
}

class PepperController: SpiceController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Bundle.main.loadNibNamed("PepperJar", owner: self)
    }
}

func showPepper() -> UIViewController { PepperController() }
