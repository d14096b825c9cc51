import UIKit

class BeetView: UIView {
    @IBOutlet private var content: UIView!

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
