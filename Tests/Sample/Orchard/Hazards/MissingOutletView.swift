import UIKit

/// Hazard: the nib connects `subtitleLabel`, which is called `subtitle` here.
class MissingOutletView: UIView {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var subtitle: UILabel!

    static func make() -> MissingOutletView? {
        Bundle.main.loadNibNamed(String(describing: self), owner: nil)?.first as? MissingOutletView
    }
}
