import UIKit

/// Hazard: the opaque container covers the background color that AboutView.xib sets on its stamp.
class HiddenColorStamp: UIView {
    @IBOutlet private var contentView: UIView!
    @IBOutlet private weak var stampLabel: UILabel!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Bundle.main.loadNibNamed("HiddenColorStamp", owner: self)
        contentView.frame = bounds
        addSubview(contentView)
    }
}
