import UIKit

class SageView: UIView {
    static func make() -> SageView? {
        Bundle.main.loadNibNamed("SageView", owner: nil)?.first as? SageView
    }
}
