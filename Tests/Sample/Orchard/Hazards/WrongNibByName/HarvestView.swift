import UIKit

/// HarvestView.xib is made for this class.
class HarvestView: UIView {
    @IBOutlet private weak var kilosLabel: UILabel!

    static func make() -> HarvestView? {
        UINib(nibName: "HarvestView", bundle: nil).instantiate(withOwner: nil).first as? HarvestView
    }
}
