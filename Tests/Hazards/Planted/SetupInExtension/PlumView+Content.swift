import UIKit

extension PlumView {
    func setUp() {
        Bundle.main.loadNibNamed("PlumView", owner: self)
        addSubview(content)
    }
}
