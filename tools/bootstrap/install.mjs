import { spawn } from "node:child_process"
import { readFile } from "node:fs/promises"
import { delimiter, join } from "node:path"
import { requireFreeSpace } from "./disk.mjs"
import { DISK_FULL, isFullDiskText, UserError } from "./user-error.mjs"

const OUTPUT_TAIL_CHARACTERS = 20_000
const OUTPUT_HEAD_LINES = 20
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 * @typedef {{ title: string, folder: string, mebibytes: number }} Install
 */

/**
 * Whether the installed tree (npm's own record of it) matches the lock file. Optional packages may be absent:
 * they are for other platforms.
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  if (!installed?.packages) return false
  const present = installed.packages
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (!path.includes("node_modules/") || entry.link) return true
    const found = present[path]
    return found ? found.version === entry.version : Boolean(entry.optional)
  })
}

/**
 * @param {string} file
 * @returns {Promise<Lock | undefined>}
 */
async function readLock(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"))
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** @param {string} folder */
async function needsInstall(folder) {
  const wanted = await readLock(join(folder, "package-lock.json"))
  if (!wanted)
    throw new UserError(`${folder}/package-lock.json is missing or broken.`, "Restore it from git.")
  return !isInstalled(wanted, await readLock(join(folder, "node_modules", ".package-lock.json")))
}

/** The npm that called us, outside of the node_modules about to be replaced. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  const viaScript = script?.endsWith(".js") || script?.endsWith(".cjs")
  const systemNode = node && !node.includes("node_modules") ? node : undefined
  if (script && viaScript && systemNode) return { file: systemNode, before: [script] }
  return { file: "npm", before: [] }
}

/** The environment for npm: without this project's bin folders, and including development packages. */
function npmEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((part) => !part.includes("node_modules"))
  return { ...process.env, PATH: path.join(delimiter), NODE_ENV: "development" }
}

/**
 * @param {string[]} args
 * @param {string} folder
 * @returns {Promise<{ code: number, output: string }>}
 */
function npm(args, folder) {
  const { file, before } = npmCommand()
  return new Promise((resolve, reject) => {
    const child = spawn(file, [...before, ...args], {
      cwd: folder,
      env: npmEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
    })
    let output = ""
    const collect = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(-OUTPUT_TAIL_CHARACTERS)
    }
    child.stdout.on("data", collect)
    child.stderr.on("data", collect)
    child.on("error", reject)
    child.on("close", (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * npm itself would retry each package for many minutes. The check uses npm, because only npm knows its registry
 * and proxy; a registry that does not support the request is reachable all the same.
 * @param {string} folder
 */
async function requireRegistry(folder) {
  const { code, output } = await npm(["ping", "--fetch-retries=1", "--fetch-timeout=10000"], folder)
  if (code !== 0 && NO_NETWORK.test(output)) throw npmError(output)
}

/**
 * Installs from the lock file without changing it. Not `npm ci`, which begins by deleting everything, so that
 * an interrupted download would start over.
 * @param {string} folder
 * @returns {Promise<{ code: number, output: string }>}
 */
function npmInstall(folder) {
  const options = ["--no-save", "--include=dev", "--ignore-scripts=false", "--no-audit", "--no-fund"]
  return npm(["install", ...options, "--loglevel=error"], folder)
}

/**
 * @param {string} output what npm printed before it failed
 * @returns {UserError}
 */
export function npmError(output) {
  if (isFullDiskText(output)) return DISK_FULL
  if (NO_NETWORK.test(output)) {
    return new UserError(
      "npm could not reach its registry.",
      "The first start downloads the packages: connect this machine to the internet (or set npm's proxy or registry) and run the command again.",
    )
  }
  const lines = output.trim().split("\n").slice(0, OUTPUT_HEAD_LINES)
  return new UserError(`npm could not install the packages:\n${lines.join("\n")}`)
}

/**
 * @param {Install} install
 * @param {import("./progress.mjs").Progress} progress
 */
async function install({ title, folder }, progress) {
  await progress.step(`Installing ${title}`, async () => {
    await requireRegistry(folder)
    const { code, output } = await npmInstall(folder)
    if (code !== 0) throw npmError(output)
    if (await needsInstall(folder)) {
      throw new UserError(
        `npm has installed other versions than ${folder}/package-lock.json names.`,
        "Remove node_modules there and run the command again.",
      )
    }
  })
}

/**
 * Installs each folder whose node_modules do not match its lock file, all in parallel: npm keeps one core busy.
 * @param {Install[]} installs
 * @param {import("./progress.mjs").Progress} progress
 */
export async function installWhatIsMissing(installs, progress) {
  const needed = await Promise.all(installs.map(({ folder }) => needsInstall(folder)))
  const missing = installs.filter((_, index) => needed[index])
  const [first] = missing
  if (!first) return
  const mebibytes = missing.reduce((sum, one) => sum + one.mebibytes, 0)
  await requireFreeSpace(first.folder, mebibytes, missing.map(({ title }) => title).join(" and "))
  const ends = await Promise.allSettled(missing.map((one) => install(one, progress)))
  for (const end of ends) if (end.status === "rejected") throw end.reason
}
