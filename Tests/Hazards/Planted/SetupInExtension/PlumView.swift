import UIKit

class PlumView: UIView {
    @IBOutlet private var content: UIView!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
}
