import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { Trouble } from "../bootstrap/trouble.mjs"
import { runCommand } from "../command.ts"
import { ROOT } from "../house.ts"

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]
const FONTS = "fonts-dejavu-core"

/** @returns the browser for the journeys, or nothing when the machine has none */
function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  return chosen || PLACES.find((path) => existsSync(path))
}

const succeeds = (file: string, args: string[]) => spawnSync(file, args, { stdio: "ignore" }).status === 0

/** How this user may install packages: as root, with sudo that asks for no password, or not at all. */
function findAptPrefix(): string[] | undefined {
  if (!succeeds("apt-get", ["--version"])) return undefined
  if (process.getuid?.() === 0) return []
  return succeeds("sudo", ["-n", "true"]) ? ["sudo", "-n"] : undefined
}

async function apt(prefix: string[], args: string[]) {
  const [file = "", ...rest] = [...prefix, "apt-get", ...args]
  const { code, output } = await runCommand(file, rest, {
    cwd: ROOT,
    env: { DEBIAN_FRONTEND: "noninteractive" },
  })
  if (code !== 0)
    throw new Trouble(`Chromium could not be installed:\n${output.trim().split("\n").slice(-10).join("\n")}`)
}

/** @throws {Trouble} when there is no browser and it cannot be installed */
export async function requireChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  const prefix = findAptPrefix()
  if (prefix) {
    await apt(prefix, ["update", "-q"])
    await apt(prefix, ["install", "-y", "-q", "--no-install-recommends", "chromium", FONTS])
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Trouble(
    "The browser journeys need Chromium, and this user may not install it.",
    "Install it (Debian and Ubuntu: sudo apt-get install chromium), or name another one in CHROMIUM_PATH.",
  )
}
