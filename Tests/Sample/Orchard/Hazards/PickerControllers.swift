import UIKit

class ApplePickerController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "PickerCell", for: indexPath) as! ApplePickerCell
    }
}

class PearPickerController: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "PickerCell", for: indexPath) as! PearPickerCell
    }
}

class ApplePickerCell: UITableViewCell {}

class PearPickerCell: UITableViewCell {}
