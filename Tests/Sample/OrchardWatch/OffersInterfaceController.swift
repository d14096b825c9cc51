import WatchKit

class OffersInterfaceController: WKInterfaceController {
    @IBOutlet private var offerLabel: WKInterfaceLabel!

    @IBAction private func reserve() {
        offerLabel.setText("Reserved")
    }
}
