import UIKit

/// A badge that knows its own nib: the root object of FruitBadgeView.xib is of this class.
class FruitBadgeView: UIView {
    @IBOutlet private weak var badgeLabel: UILabel!
    @IBOutlet private weak var iconView: UIImageView!

    @IBInspectable var badgeTitle: String?
    @IBInspectable var borderWidth: CGFloat = 0 { didSet { layer.borderWidth = borderWidth } }
    @IBInspectable var pulses: Bool = false
    @IBInspectable var borderColor: UIColor? { didSet { layer.borderColor = borderColor?.cgColor } }
    @IBInspectable var badgeImage: UIImage?
    @IBInspectable var shadowOffset: CGSize = .zero
    @IBInspectable var detail: String?

    static func make() -> FruitBadgeView {
        let objects = Bundle.main.loadNibNamed(String(describing: self), owner: nil)
        return objects?.first as! FruitBadgeView
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        badgeLabel.text = badgeTitle
        iconView.image = badgeImage
    }
}
