import { chmodSync, mkdirSync } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { errorCode } from "../programs/error-code.ts"
import { ROOT } from "../programs/project-paths.ts"

const PRIVATE_FILE_MODE = 0o600
const OWNER_ONLY_MODE = 0o700

/** Where all persistent data of one shop on this machine is: database, pictures, outbox, secrets, logs. */
export type StateFolder = {
  folder: string
  postgres: string
  outbox: string
  pictures: string
  /** Stored pages saved for the next storefront process. */
  pages: string
  /** Originals of pictures, and exports. */
  uploads: string
  logs: string
  /** The card sandbox's data. */
  cardSandboxFile: string
  /** Archives of `npm run backup`. */
  backups: string
  settingsFile: string
  runFile: string
}

/** @param home the value of PORTEKA_HOME; by default the folder .porteka in the project */
export function stateFolder(home: string | undefined): StateFolder {
  const folder = home ? resolve(home) : join(ROOT, ".porteka")
  return {
    folder,
    postgres: join(folder, "postgres"),
    outbox: join(folder, "outbox"),
    pictures: join(folder, "pictures"),
    pages: join(folder, "pages"),
    uploads: join(folder, "uploads"),
    logs: join(folder, "logs"),
    cardSandboxFile: join(folder, "card-sandbox.jsonl"),
    backups: join(folder, "backups"),
    settingsFile: join(folder, "settings.json"),
    runFile: join(folder, "run.json"),
  }
}

/** Makes the folders with data of customers and the shop, for no other account of the machine to read. */
export function makePrivateFolders({
  outbox,
  logs,
  uploads,
}: Pick<StateFolder, "outbox" | "logs" | "uploads">): void {
  for (const folder of [outbox, logs, uploads]) {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, OWNER_ONLY_MODE)
  }
}

/** @returns the parsed file, or undefined if there is none */
export async function findJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"))
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined
    throw error
  }
}

/** Writes a file readable by its owner only, atomically: a crash leaves the old one. */
export async function writePrivateJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: PRIVATE_FILE_MODE })
  await rename(draft, file)
}
