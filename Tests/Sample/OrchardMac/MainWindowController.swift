import Cocoa

class MainWindowController: NSWindowController, NSWindowDelegate {
    override func windowDidLoad() {
        super.windowDidLoad()
        window?.setFrameAutosaveName("Main")
    }

    @IBAction func showPrinter(_ sender: Any?) {
        contentViewController?.presentAsSheet(LabelPrinterViewController())
    }
}

class SidebarViewController: NSViewController {}

class InvoiceSheetViewController: NSViewController {}
