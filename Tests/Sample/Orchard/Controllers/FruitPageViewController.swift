import UIKit

class FruitPageViewController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var notice: NoticeBanner!
    @IBOutlet private weak var quantityStepper: QuantityStepper!

    override func viewDidLoad() {
        super.viewDidLoad()
        notice.message = nameLabel.text
        let badge = FruitBadgeView.make()
        view.addSubview(badge)
    }
}
