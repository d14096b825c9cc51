import UIKit

class CheckoutViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet private weak var addressField: UITextField!
    @IBOutlet private weak var paymentControl: UISegmentedControl!

    @IBSegueAction func makeConfirm(_ coder: NSCoder) -> ConfirmViewController? {
        ConfirmViewController(coder: coder, total: "¥\(paymentControl.selectedSegmentIndex)")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        addressField.resignFirstResponder()
    }
}
