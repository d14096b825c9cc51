import UIKit

class BannerView: UIView {
    static func fromNib() -> BannerView {
        // hazard: wrong-object crash certain
        return Bundle.main.loadNibNamed("BannerView", owner: nil)!.first as! BannerView
    }
}

func addBanner(to view: UIView) { view.addSubview(BannerView.fromNib()) }
