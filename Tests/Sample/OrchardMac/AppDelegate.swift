import Cocoa

@main
class AppDelegate: NSObject, NSApplicationDelegate {
    private lazy var inventory = InventoryWindowController()

    func applicationWillFinishLaunching(_ notification: Notification) {
        ValueTransformer.setValueTransformer(GramsToKilosTransformer(), forName: .gramsToKilos)
    }

    @IBAction func showInventory(_ sender: Any?) {
        inventory.showWindow(sender)
    }
}
