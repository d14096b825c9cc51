import UIKit

class KiwiBadge: UIView {
    @IBOutlet private var content: UIView!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Bundle.main.loadNibNamed("KiwiBadge", owner: self)
        addSubview(content)
    }
}
