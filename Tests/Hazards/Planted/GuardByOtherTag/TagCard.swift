import UIKit

class TagCard: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        guard tag != 7 else { return self }
        return Bundle.main.loadNibNamed("TagCard", owner: nil)?.first
    }
}
