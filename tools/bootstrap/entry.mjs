// Runs under the pinned Node: tools/bootstrap/entry.mjs <command> …
import { runCommandModule } from "./hand-over.mjs"

const [command = "", ...args] = process.argv.slice(2)

process.exitCode = await runCommandModule(command, args)
