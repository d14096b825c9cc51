import UIKit

/// Hazard: the opaque container covers the background colour that AboutView.xib sets on its stamp.
class HiddenColourStamp: UIView {
    @IBOutlet private var contentView: UIView!
    @IBOutlet private weak var stampLabel: UILabel!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Bundle.main.loadNibNamed("HiddenColourStamp", owner: self)
        contentView.frame = bounds
        addSubview(contentView)
    }
}
