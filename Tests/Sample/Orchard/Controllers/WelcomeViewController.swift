import UIKit

class WelcomeViewController: UIViewController {
    @IBOutlet private weak var greetingLabel: UILabel!
    @IBOutlet private weak var skipButton: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.adjustsFontSizeToFitWidth = true
        skipButton?.isHidden = UserDefaults.standard.bool(forKey: "strict")
    }

    @IBAction private func start(_ sender: UIButton) {
        UserDefaults.standard.set(true, forKey: "welcomed")
        dismiss(animated: true)
    }

    @IBAction private func skip(_ sender: UIButton) {
        dismiss(animated: true)
    }
}
