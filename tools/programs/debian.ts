import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { UserError } from "../bootstrap/user-error.mjs"
import { runCommand } from "./command.ts"
import { ROOT } from "./project-paths.ts"

/** A system program that a command needs, and how to get it. */
export type SystemProgram = {
  /** Its name in sentences: "Chromium". */
  name: string
  /** What needs it, as the beginning of a sentence: "The browser journeys". */
  needer: string
  /** Possible locations; the first existing one is used. */
  places: readonly string[]
  /** Names of Debian packages that have it, the preferred one first. */
  packages: readonly string[]
  /** Further packages to install with it. */
  beside?: readonly string[]
  /** The environment variable with its path. */
  advice?: string
}

const succeeds = (file: string, args: string[]) => spawnSync(file, args, { stdio: "ignore" }).status === 0

/** How this user may install packages: as root, with passwordless sudo, or not at all. */
function findAptPrefix(): string[] | undefined {
  if (!succeeds("apt-get", ["--version"])) return undefined
  if (process.getuid?.() === 0) return []
  return succeeds("sudo", ["-n", "true"]) ? ["sudo", "-n"] : undefined
}

function apt(prefix: string[], args: string[]) {
  const [file = "", ...rest] = [...prefix, "apt-get", ...args]
  return runCommand(file, rest, { cwd: ROOT, env: { DEBIAN_FRONTEND: "noninteractive" } })
}

/** Installs the first available package. @throws {UserError} with the output of the last attempt */
async function install(prefix: string[], { name, packages, beside = [] }: SystemProgram) {
  await apt(prefix, ["update", "-q"])
  let printed = ""
  for (const chosen of packages) {
    const args = ["install", "-y", "-q", "--no-install-recommends", chosen, ...beside]
    const { code, output } = await apt(prefix, args)
    if (code === 0) return
    printed = output
  }
  throw new UserError(`${name} could not be installed:\n${printed.trim().split("\n").slice(-10).join("\n")}`)
}

/**
 * @returns the path of the program, which is installed if possible
 * @throws {UserError} if it is missing and cannot be installed
 */
export async function requireSystemProgram(program: SystemProgram): Promise<string> {
  const find = () => program.places.find((path) => existsSync(path))
  const found = find()
  if (found) return found
  const prefix = findAptPrefix()
  if (prefix) await install(prefix, program)
  const installed = find()
  if (installed) return installed
  const [first = ""] = program.packages
  throw new UserError(
    `${program.needer} need ${program.name}, and this user may not install it.`,
    `Install it (Debian and Ubuntu: sudo apt-get install ${first})${program.advice ?? ""}.`,
  )
}
