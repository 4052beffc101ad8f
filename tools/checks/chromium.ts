import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { Trouble } from "../bootstrap/trouble.mjs"
import { runCommand } from "../command.ts"
import { ROOT } from "../house.ts"

/** Chromium without windows comes first: it renders the same pages with a quarter less of the processor's time. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]
const FONTS = "fonts-dejavu-core"
/** Debian packages it apart from the browser; other systems may have the browser alone. */
const PACKAGES = ["chromium-headless-shell", "chromium"]

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

function apt(prefix: string[], args: string[]) {
  const [file = "", ...rest] = [...prefix, "apt-get", ...args]
  return runCommand(file, rest, { cwd: ROOT, env: { DEBIAN_FRONTEND: "noninteractive" } })
}

/** Installs the first package that this system has. @throws {Trouble} with what the last one's installation printed */
async function install(prefix: string[]) {
  await apt(prefix, ["update", "-q"])
  let printed = ""
  for (const name of PACKAGES) {
    const { code, output } = await apt(prefix, [
      "install",
      "-y",
      "-q",
      "--no-install-recommends",
      name,
      FONTS,
    ])
    if (code === 0) return
    printed = output
  }
  throw new Trouble(`Chromium could not be installed:\n${printed.trim().split("\n").slice(-10).join("\n")}`)
}

/** @throws {Trouble} when there is no browser and it cannot be installed */
export async function requireChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  const prefix = findAptPrefix()
  if (prefix) await install(prefix)
  const installed = findChromium()
  if (installed) return installed
  throw new Trouble(
    "The browser journeys need Chromium, and this user may not install it.",
    "Install it (Debian and Ubuntu: sudo apt-get install chromium), or name another one in CHROMIUM_PATH.",
  )
}
