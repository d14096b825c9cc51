import UIKit

extension UIView {
    func fillFromNib() {
        let objects = Bundle.main.loadNibNamed(String(describing: type(of: self)), owner: self)
        guard let content = objects?.first as? UIView else { return }
        addSubview(content)
    }
}
