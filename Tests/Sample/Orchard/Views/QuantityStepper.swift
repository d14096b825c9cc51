import UIKit

/// Loads its own nib with itself as File's Owner, so it can be placed in any nib or storyboard as a plain view.
class QuantityStepper: UIView {
    @IBOutlet private var containerView: UIView!
    @IBOutlet private weak var valueLabel: UILabel!

    private(set) var value = 1 { didSet { valueLabel.text = String(value) } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContainer()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadContainer()
    }

    private func loadContainer() {
        Bundle.main.loadNibNamed("QuantityStepper", owner: self)
        containerView.frame = bounds
        containerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(containerView)
    }

    @IBAction private func decrease(_ sender: UIButton) {
        value = max(value - 1, 0)
    }

    @IBAction private func increase(_ sender: UIButton) {
        value += 1
    }
}
