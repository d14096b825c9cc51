import UIKit

class SettingsViewController: UITableViewController {
    @IBOutlet private weak var offersSwitch: UISwitch!
    @IBOutlet private weak var helpCell: UITableViewCell!

    override func viewDidLoad() {
        super.viewDidLoad()
        offersSwitch.isOn = UserDefaults.standard.bool(forKey: "offers")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard tableView.cellForRow(at: indexPath) === helpCell else { return }
        if let help = storyboard?.instantiateViewController(withIdentifier: "Help") {
            present(help, animated: true)
        }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        present(AboutViewController(nibName: nil, bundle: nil), animated: true)
        HazardTour.start(from: self)
    }

    @IBAction private func toggleOffers(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: "offers")
    }
}

class HelpViewController: UIViewController {}

class OldOffersViewController: UIViewController {}
