import UIKit

class EmptyCard: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        guard subviews.isEmpty else { return self }
        return Bundle.main.loadNibNamed("EmptyCard", owner: nil)?.first
    }
}
