import { spawn } from "node:child_process"
import { existsSync, realpathSync } from "node:fs"
import { delimiter, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { installWhatIsMissing } from "./install.mjs"
import { createProgress } from "./progress.mjs"
import { errorText, UserError } from "./user-error.mjs"

const ROOT = fileURLToPath(new URL("../..", import.meta.url))
const ENTRY = fileURLToPath(new URL("entry.mjs", import.meta.url))
const PINNED_NODE = join(ROOT, "node_modules", "node", "bin", "node")

const INSTALLS = [
  { title: "the storefront's packages and Node 24", folder: ROOT, mebibytes: 900 },
  { title: "the back end's packages", folder: join(ROOT, "apps", "backend"), mebibytes: 1_500 },
]

function requirePinnedNode() {
  if (existsSync(PINNED_NODE)) return
  throw new UserError(
    "The pinned Node is missing after the installation.",
    "npm must be allowed to run install scripts for it: run `npm rebuild node` in the project's folder.",
  )
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function runUnderPinnedNode(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(PINNED_NODE, [ENTRY, command, ...args], { stdio: "inherit" })
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
      process.on(signal, () => child.kill(signal))
    }
    child.on("error", reject)
    child.on("close", (code) => resolve(code ?? 1))
  })
}

/**
 * Runs tools/<command>.ts in this process, which must be the pinned Node. Errors are printed, never thrown.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runCommandModule(command, args) {
  try {
    const { main } = await import(pathToFileURL(join(ROOT, "tools", `${command}.ts`)).href)
    return await main(args)
  } catch (error) {
    console.error(errorText(error))
    return 1
  }
}

/**
 * Installs what is missing, then runs the command under the pinned Node.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function handOver(command, args) {
  try {
    await installWhatIsMissing(INSTALLS, createProgress())
    requirePinnedNode()
  } catch (error) {
    console.error(errorText(error))
    return 1
  }
  process.env.PATH = [join(ROOT, "node_modules", ".bin"), process.env.PATH].join(delimiter)
  const isPinned = realpathSync(process.execPath) === realpathSync(PINNED_NODE)
  return isPinned ? runCommandModule(command, args) : runUnderPinnedNode(command, args)
}
