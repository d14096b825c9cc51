import UIKit

class ScaleView: UIView {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        addContent()
    }

    private func addContent() {
        // hazard: loaded-twice broken certain
        guard let content = Bundle.main.loadNibNamed("ScaleContent", owner: self)?.first as? UIView else { return }
        addSubview(content)
    }
}
