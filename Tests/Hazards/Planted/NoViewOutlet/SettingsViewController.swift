import UIKit

class SettingsViewController: UIViewController {
    @IBOutlet var nameField: UITextField!
}

func showSettings() -> UIViewController {
    SettingsViewController(nibName: "SettingsViewController", bundle: nil)
}
