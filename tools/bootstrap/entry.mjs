// Runs under the pinned Node: tools/bootstrap/entry.mjs <command> …
import { runCommandModule } from "./hand-over.mjs"

process.exitCode = await runCommandModule(process.argv[2], process.argv.slice(3))
