import UIKit

class FigView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        fillFromNib()
    }
}
