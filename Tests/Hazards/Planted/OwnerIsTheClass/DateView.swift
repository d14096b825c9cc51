import UIKit

class DateView: UIView {
    @IBOutlet var content: UIView!

    static func fromNib() -> UIView? {
        Bundle.main.loadNibNamed("DateView", owner: self)?.first as? UIView
    }
}

func showDate(in view: UIView) {
    if let date = DateView.fromNib() { view.addSubview(date) }
}
