import UIKit

class DillView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        pourFromNib()
    }
}
