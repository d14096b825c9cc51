import UIKit

class LemonBadge: UIView {
    @IBOutlet private var content: UIView!

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Bundle.main.loadNibNamed("LemonBadge", owner: self)
        addSubview(content)
    }
}
