import UIKit

class ScrollBanner: UIView {
    static func one() -> ScrollBanner? {
        let objects = Bundle.main.loadNibNamed("ScrollBanner", owner: nil)
        return objects?.first(where: { $0 is ScrollBanner }) as? ScrollBanner
    }

    static func other() -> ScrollBanner {
        return Bundle.main.loadNibNamed("ScrollBanner", owner: nil)![1] as! ScrollBanner
    }

    static func third() -> ScrollBanner? {
        for object in Bundle.main.loadNibNamed("ScrollBanner", owner: nil) ?? [] {
            if let banner = object as? ScrollBanner { return banner }
        }
        return nil
    }
}
