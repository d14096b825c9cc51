import UIKit

class BarleyViewController: UIViewController {
    @IBOutlet var ears: [UIView]!
}

func openBarley() -> UIViewController { BarleyViewController(nibName: "BarleyViewController", bundle: nil) }
