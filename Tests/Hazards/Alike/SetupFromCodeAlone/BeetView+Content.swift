import UIKit

extension BeetView {
    func setUp() {
        Bundle.main.loadNibNamed("BeetView", owner: self)
        addSubview(content)
    }
}
