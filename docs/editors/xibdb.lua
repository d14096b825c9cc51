-- Neovim 0.11 or later: copy this file to ~/.config/nvim/lsp/xibdb.lua, and add `vim.lsp.enable("xibdb")` to init.lua.

-- A click on a code lens shows its places in the quickfix list.
vim.lsp.commands["xibdb.showReferences"] = function(command)
  local locations = command.arguments[3]
  vim.fn.setqflist({}, " ", { title = command.title, items = vim.lsp.util.locations_to_items(locations, "utf-16") })
  vim.cmd("copen")
end

return {
  cmd = { "xibdb", "lsp" },
  filetypes = { "swift", "objc", "objcpp", "xml" },
  root_markers = { ".xibdb", ".git" },
}
