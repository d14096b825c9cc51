import UIKit

protocol NibLoadable: UIView {}

extension NibLoadable {
    static func fromNib() -> Self {
        let nib = UINib(nibName: String(describing: self), bundle: nil)
        return nib.instantiate(withOwner: nil, options: nil).first as! Self
    }
}
