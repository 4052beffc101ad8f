import { randomUUID } from "node:crypto"
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { z } from "zod"
import { linkFolder, pack } from "./backup/archive.ts"
import { archiveName, isArchive } from "./backup/archive-name.ts"
import { saveBucketInto } from "./backup/bucket-copy.ts"
import { copyInto, versionOf } from "./backup/database-copy.ts"
import { MANIFEST_FILE, manifestOf } from "./backup/manifest.ts"
import { createProgress } from "./bootstrap/progress.mjs"
import { UserError } from "./bootstrap/user-error.mjs"
import { requireDatabase } from "./postgres/connection.ts"
import { exitOnStop } from "./stack/exit-on-stop.ts"
import { isOpen } from "./stack/run-record.ts"
import { findPersonalShop, readPersonalSettings, type Settings, type ShopPlace } from "./stack/settings.ts"
import { prepareStack, urlOfOpenShop } from "./stack/stack.ts"

const USAGE = "`npm run backup -- --to folder --keep 14`: where to, and how many of the newest stay there."
const OWNER_ONLY_MODE = 0o700
const PRIVATE_FILE_MODE = 0o600
const BYTES_PER_MEBIBYTE = 1024 * 1024

const OPTIONS = z.object({ to: z.string().optional(), keep: z.coerce.number().int().positive().optional() })

/** @throws {UserError} for an unknown option */
function readOptions(args: string[]): z.infer<typeof OPTIONS> {
  try {
    const { values } = parseArgs({ args, options: { to: { type: "string" }, keep: { type: "string" } } })
    return OPTIONS.parse(values)
  } catch {
    throw new UserError(`These options are not understood: ${args.join(" ")}`, USAGE)
  }
}

/** @throws {UserError} if there is no shop here yet: backing up must not create an empty one */
function requireShop({ state, databaseUrl }: ShopPlace): void {
  if (databaseUrl !== undefined || existsSync(state.postgres)) return
  throw new UserError(
    `There is no shop in ${state.folder}.`,
    "PORTEKA_HOME and DATABASE_URL say which one it is.",
  )
}

/** Uses the shop's database: the running one, a server's, or the embedded one, started just for this. */
async function withDatabase(settings: Settings, work: (url: string) => Promise<void>): Promise<void> {
  if (settings.databaseUrl !== undefined) {
    await requireDatabase(settings.databaseUrl)
    return work(settings.databaseUrl)
  }
  if (await isOpen(settings.state.runFile)) return work(urlOfOpenShop(settings))
  const stack = await prepareStack(settings, createProgress())
  exitOnStop(stack.stop)
  try {
    await work(await stack.openDatabase({ durable: true }))
  } finally {
    await stack.stop()
  }
}

/**
 * Collects a shop in a folder. The database comes first, so that every file named in its records exists when
 * the files are collected.
 */
async function gather(
  folder: string,
  { state, databaseUrl, bucket }: Settings,
  url: string,
  madeAt: string,
): Promise<void> {
  const database = await copyInto(folder, url, databaseUrl === undefined)
  copyFileSync(state.settingsFile, join(folder, "settings.json"))
  chmodSync(join(folder, "settings.json"), PRIVATE_FILE_MODE)
  if (existsSync(state.cardSandboxFile))
    copyFileSync(state.cardSandboxFile, join(folder, "card-sandbox.jsonl"))
  for (const name of ["uploads", "pictures"] as const)
    if (existsSync(state[name])) await linkFolder(state[name], join(folder, name))
  if (bucket !== undefined) await saveBucketInto(folder)
  const manifest = await manifestOf(folder, { madeAt, postgres: await versionOf(url), database })
  writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify(manifest, null, 2))
}

/** The oldest archives in the folder, except the number to keep. */
function removeOld(folder: string, keep: number | undefined): string[] {
  if (keep === undefined) return []
  const old = readdirSync(folder).filter(isArchive).sort().slice(0, -keep)
  for (const name of old) rmSync(join(folder, name))
  return old
}

/** `npm run backup`: database, uploaded files, pictures and settings in one archive. The shop may be open or closed. */
export async function main(args: string[]): Promise<number> {
  const progress = createProgress()
  const { to, keep } = readOptions(args)
  requireShop(findPersonalShop())
  const settings = await readPersonalSettings()
  const folder = to === undefined ? settings.state.backups : resolve(to)
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_MODE })
  const madeAt = new Date().toISOString()
  const file = join(folder, archiveName(madeAt))
  // In the state folder: files on the same disk are linked, not copied.
  const draft = join(settings.state.folder, `backup-draft-${randomUUID()}`)
  mkdirSync(draft, { recursive: true, mode: OWNER_ONLY_MODE })
  try {
    await withDatabase(settings, (url) =>
      progress.step("Copying database and files", () => gather(draft, settings, url, madeAt)),
    )
    await progress.step("Packing the archive", () => pack(draft, file))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  const removed = removeOld(folder, keep)
  progress.line(`The backup: ${file} (${Math.ceil(statSync(file).size / BYTES_PER_MEBIBYTE)} MiB)`)
  progress.line(
    "It holds the shop's secrets and its customers' data; only its owner may read it (mode 0600).",
  )
  if (removed.length > 0) progress.line(`Removed: ${removed.join(", ")}`)
  return 0
}
