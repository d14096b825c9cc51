import UIKit

class PickerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UILabel())
    }
}

class PickerView: UIView {
    @IBOutlet var wheel: UIPickerView!
}

class PickerOpener {
    func open() -> UIViewController {
        // hazard: wrong-nib-by-name crash certain
        return PickerViewController()
    }
}
