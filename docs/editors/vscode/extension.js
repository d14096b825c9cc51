// Starts `xibdb lsp`, and shows the lists of places that its code lenses contain.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = async (context) => {
  const command = vscode.workspace.getConfiguration("xibdb").get("path");
  const documents = [
    { scheme: "file", pattern: "**/*.{xib,storyboard}" },
    { scheme: "file", pattern: "**/*.{swift,m,mm,h,strings}" },
  ];
  client = new LanguageClient("xibdb", "xibdb", { command, args: ["lsp"] }, { documentSelector: documents });
  context.subscriptions.push(
    vscode.commands.registerCommand("xibdb.showReferences", (uri, position, locations) => {
      const converter = client.protocol2CodeConverter;
      return vscode.commands.executeCommand(
        "editor.action.showReferences",
        vscode.Uri.parse(uri),
        converter.asPosition(position),
        locations.map(converter.asLocation)
      );
    })
  );
  await client.start();
};

exports.deactivate = () => client && client.stop();
