import UIKit

class GrainViewController: UIViewController {
    @IBOutlet var bowl: UIView!
}

class OatViewController: GrainViewController {}

func openOat() -> UIViewController { OatViewController() }
