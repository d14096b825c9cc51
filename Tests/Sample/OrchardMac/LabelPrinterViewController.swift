import Cocoa

/// Made with `init()`: NSViewController takes the nib of exactly its class name.
class LabelPrinterViewController: NSViewController {
    @IBOutlet private weak var previewView: LabelPreviewView!

    @IBAction private func printLabel(_ sender: NSButton) {
        previewView.needsDisplay = true
        NSPrintOperation(view: previewView).run()
    }
}
