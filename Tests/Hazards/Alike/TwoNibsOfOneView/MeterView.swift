import UIKit

class MeterView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Bundle.main.loadNibNamed("MeterScale", owner: self)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Bundle.main.loadNibNamed("MeterHand", owner: self)
    }
}
