import Cocoa

class InventoryWindowController: NSWindowController, NSWindowDelegate, NSTableViewDelegate {
    @IBOutlet private var fruitController: NSArrayController!
    @IBOutlet private weak var tableView: NSTableView!
    @IBOutlet private weak var originBox: NSComboBox!

    @objc dynamic var fruits: [FruitRecord] = []
    @objc dynamic var isSaving = false

    override var windowNibName: NSNib.Name? { "InventoryWindow" }

    @IBAction private func addOrRemove(_ sender: NSSegmentedControl) {
        if sender.selectedSegment == 0 {
            fruitController.add(sender)
        } else {
            fruitController.remove(sender)
        }
    }

    @IBAction private func editFruit(_ sender: NSTableView) {
        sender.editColumn(sender.clickedColumn, row: sender.clickedRow, with: nil, select: true)
    }

    @IBAction private func selectFruit(_ sender: NSTableView) {
        originBox.isEnabled = sender.selectedRow >= 0
    }

    @IBAction private func saveList(_ sender: NSButton) {
        isSaving = true
    }

    @IBAction func weigh(_ sender: Any?) {
        tableView.reloadData()
    }
}
