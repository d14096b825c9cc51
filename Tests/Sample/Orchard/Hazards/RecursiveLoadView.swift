import UIKit

/// Hazard: init(coder:) loads RecursiveLoadView.xib, and that nib holds a RecursiveLoadView.
class RecursiveLoadView: UIView {
    @IBOutlet private var contentView: UIView!
    @IBOutlet private weak var titleLabel: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadContent()
    }

    private func loadContent() {
        Bundle.main.loadNibNamed("RecursiveLoadView", owner: self)
        addSubview(contentView)
    }
}
