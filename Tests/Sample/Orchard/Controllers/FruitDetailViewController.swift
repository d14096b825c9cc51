import UIKit

class FruitDetailViewController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var heroView: UIImageView!
    @IBOutlet private weak var heroHeight: NSLayoutConstraint!
    @IBOutlet private weak var quantityStepper: QuantityStepper!

    override func viewDidLoad() {
        super.viewDidLoad()
        heroHeight.constant = min(heroHeight.constant, view.bounds.height / 4)
        heroView.clipsToBounds = true
    }

    @IBAction private func unitChanged(_ sender: UISegmentedControl) {
        nameLabel.text = sender.titleForSegment(at: sender.selectedSegmentIndex)
    }
}
