import UIKit

class AniseController: UIViewController {
    @IBOutlet var anise: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        UINib(nibName: "AniseBar", bundle: nil).instantiate(withOwner: self)
    }

    @objc(grind:) func grindIt(_ sender: Any) {}
}

func showAnise() -> UIViewController { AniseController() }
