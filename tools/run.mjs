// The entry point of every command: `node tools/run.mjs
// start|scale|dev|seed|rebuild|backup|restore|release|test|check|bench|screenshots|pack-sdk|supply-chain …`. Runs on
// a plain Node 20 with nothing installed, installs what is missing, and then hands over to tools/<command>.ts under
// the pinned Node.
const OLDEST_NODE_MAJOR = 20
const COMMANDS = [
  "start",
  "scale",
  "dev",
  "seed",
  "rebuild",
  "backup",
  "restore",
  "release",
  "test",
  "check",
  "bench",
  "screenshots",
  "pack-sdk",
  "supply-chain",
]

const major = Number(process.versions.node.split(".")[0])
const command = process.argv[2] ?? ""

if (major < OLDEST_NODE_MAJOR) {
  console.error(
    `Portéka needs Node ${OLDEST_NODE_MAJOR} or newer; this one is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  )
  process.exitCode = 1
} else if (!COMMANDS.includes(command)) {
  console.error(`Unknown command: ${command || "(none)"}. Choose one of ${COMMANDS.join(", ")}.`)
  process.exitCode = 1
} else {
  // Imported late: an older Node could not even load these files.
  const { handOver } = await import("./bootstrap/hand-over.mjs")
  process.exitCode = await handOver(command, process.argv.slice(3))
}
