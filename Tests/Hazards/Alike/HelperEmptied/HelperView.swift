import UIKit

class HelperView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    func setUp() {
        Bundle.main.loadNibNamed("HelperView", owner: self)
    }
}

class IdleView: HelperView {
    override func setUp() {}
}
