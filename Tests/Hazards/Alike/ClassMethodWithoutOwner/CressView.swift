import UIKit

class CressView: UIView {
    @IBOutlet var label: UILabel!

    class func make() -> CressView {
        UINib(nibName: "CressView", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! CressView
    }
}

func showCress(in view: UIView) { view.addSubview(CressView.make()) }
