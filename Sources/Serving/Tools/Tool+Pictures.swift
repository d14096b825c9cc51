import Asking
import Bytes
import Errors
import Pictures
import Showing
import ShowingPictures
import Store

extension Tool {
    /// The maximum size of a picture, in bytes. A larger picture would not fit on a page.
    private static let mostPictureBytes = 150_000

    /// The picture of a nib.
    static let picture = Tool(
        name: "picture",
        help: "Draw a nib or scene as SVG.",
        parameters: [
            Parameter(name: "nib", kind: .text, help: "Path or name", isRequired: true),
            Parameter(name: "scene", kind: .text, help: "Id or class"),
            Parameter(name: "object", kind: .text, help: "Object id"),
        ],
        formats: [],
        ownSchema: ["type": "object", "properties": ["svg": ["type": "string"]]]
    ) { question in
        var request = PictureRequest()
        (request.scene, request.object) = (question.text("scene"), question.text("object"))
        return try question.asking { snapshot, notes in
            let file = try FileFinder(snapshot).find(
                question.text("nib") ?? "", from: question.workplace.folder)
            let svg = try PicturePrinter(snapshot, request).svg(file, hasImages: false)
            guard svg.count <= mostPictureBytes else {
                let advice = request.scene == nil ? "Name a scene" : "Name an object"
                throw AskingError.unanswerable(
                    "The picture is too large (\(svg.count >> 10) KiB). \(advice), or write a file with `xibdb picture`."
                )
            }
            let text = String(decoding: svg, as: UTF8.self)
            return ToolAnswer(["svg": .text(text)], notes: notes) { _, output in
                try output.writeExactly(text)
            }
        }
    }
}
