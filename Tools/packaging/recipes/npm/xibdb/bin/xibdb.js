#!/usr/bin/env node
// Runs the binary of the package for this system. npm installs only the optional dependency whose `os` and `cpu` fit.
const { spawnSync } = require("node:child_process");

const name = process.platform === "darwin" ? "@xibdb/darwin" : `@xibdb/${process.platform}-${process.arch}`;
let binary;
try {
  binary = require.resolve(`${name}/bin/xibdb`);
} catch {
  console.error(`xibdb: the package ${name} is not installed. There is no binary for this system, or npm omitted optional dependencies.`);
  process.exit(3);
}
const run = spawnSync(binary, process.argv.slice(2), { stdio: "inherit" });
if (run.error) {
  console.error(`xibdb: ${run.error.message}`);
  process.exit(3);
}
if (run.signal) process.kill(process.pid, run.signal);
process.exit(run.status ?? 1);
