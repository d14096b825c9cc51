import UIKit

class SwiftCard: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        return Bundle.main.loadNibNamed("SwiftCard", owner: nil)?.first
    }
}

class NibSwiftCard: SwiftCard {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        return self
    }
}
