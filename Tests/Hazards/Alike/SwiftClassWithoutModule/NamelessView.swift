import UIKit

class NamelessView: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        Bundle.main.loadNibNamed("NamelessView", owner: nil)
    }
}
