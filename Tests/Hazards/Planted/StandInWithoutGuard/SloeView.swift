import UIKit

class SloeView: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        return Bundle.main.loadNibNamed("SloeView", owner: nil)?.first
    }
}
