import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import { basename, join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { unpack } from "./backup/archive.ts"
import { compactTime } from "./backup/archive-name.ts"
import { fillBucketFrom, holdsBucket, requireBucket } from "./backup/bucket-copy.ts"
import {
  fillBeside,
  findObstacle,
  placeEmbedded,
  requireRestorable,
  swapDatabase,
} from "./backup/database-copy.ts"
import { checkManifest, type Manifest } from "./backup/manifest.ts"
import { createProgress, type Progress } from "./bootstrap/progress.mjs"
import { UserError } from "./bootstrap/user-error.mjs"
import { requireServer } from "./postgres/connection.ts"
import { takeOver } from "./stack/run-record.ts"
import { findPersonalShop, readPersonalSettings, type ShopPlace } from "./stack/settings.ts"
import { prepareStack } from "./stack/stack.ts"
import type { StateFolder } from "./stack/state.ts"

const USAGE = "`npm run restore -- file`, with --replace to put it in the place of a shop that is there."
const OWNER_ONLY_MODE = 0o700

/** @throws {UserError} without a file, or with unknown options */
function readArguments(args: string[]): { file: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { replace: { type: "boolean", default: false } },
      allowPositionals: true,
    })
    const [file, ...rest] = positionals
    if (file !== undefined && rest.length === 0) return { file: resolve(file), replace: values.replace }
  } catch {
    // An unknown option: reported below.
  }
  throw new UserError("Name one backup to restore.", USAGE)
}

const isFilled = (path: string) => existsSync(path) && (!isFolder(path) || readdirSync(path).length > 0)
const isFolder = (path: string) => !/\.json(l)?$/.test(basename(path))

/** The parts of a restored shop, which may replace existing ones. */
const placesOf = ({ settingsFile, postgres, uploads, pictures, pages, cardSandboxFile }: StateFolder) => [
  settingsFile,
  postgres,
  uploads,
  pictures,
  // Can be derived from the products, so these files are only moved aside, not restored.
  pages,
  cardSandboxFile,
]

/** @throws {UserError} if the shop is running, or exists and `--replace` was not given */
async function requireFreePlace({ state, databaseUrl }: ShopPlace, replace: boolean): Promise<void> {
  await takeOver(state.runFile)
  if (databaseUrl !== undefined) await requireServer(databaseUrl)
  const obstacle = databaseUrl === undefined ? undefined : await findObstacle(databaseUrl)
  if (obstacle === "used")
    throw new UserError(
      "Somebody works with the database of DATABASE_URL. Stop the shop first; nothing was changed.",
    )
  const inTheWay = [
    ...placesOf(state).filter(isFilled),
    ...(obstacle ? ["the database of DATABASE_URL"] : []),
  ]
  if (inTheWay.length === 0 || replace) return
  throw new UserError(
    `There is a shop already: ${inTheWay.join(", ")}. Nothing was changed.`,
    "With --replace the backup takes its place; what is there now is moved aside, not deleted.",
  )
}

/** Moves existing parts aside, does the work, and moves them back if it fails. */
async function inPlaceOf(paths: string[], aside: string, work: () => Promise<void>): Promise<boolean> {
  const moved = paths.filter((path) => existsSync(path))
  const kept = moved.filter(isFilled).length > 0
  mkdirSync(aside, { recursive: true, mode: OWNER_ONLY_MODE })
  for (const path of moved) renameSync(path, join(aside, basename(path)))
  try {
    await work()
  } catch (error) {
    for (const path of paths) rmSync(path, { recursive: true, force: true })
    for (const path of moved) renameSync(join(aside, basename(path)), path)
    rmSync(aside, { recursive: true, force: true })
    throw error
  }
  if (!kept) rmSync(aside, { recursive: true, force: true })
  return kept
}

function placeFiles(draft: string, paths: string[]): void {
  for (const path of paths) {
    const restored = join(draft, basename(path))
    if (existsSync(restored)) renameSync(restored, path)
  }
}

/** Installs an unpacked and verified backup. @returns a description of what was there before */
async function place(draft: string, manifest: Manifest, target: ShopPlace, time: string): Promise<string[]> {
  const { state, databaseUrl } = target
  const aside = join(state.folder, `before-restore-${time}`)
  const copy = join(draft, manifest.database.file)
  let before: string | undefined
  const isKept = await inPlaceOf(placesOf(state), aside, async () => {
    if (holdsBucket(manifest)) await fillBucketFrom(draft)
    const beside = databaseUrl === undefined ? undefined : await fillBeside(copy, databaseUrl, time)
    placeFiles(draft, placesOf(state))
    if (databaseUrl !== undefined && beside !== undefined)
      before = await swapDatabase(databaseUrl, beside, time)
    else await placeEmbedded(copy, state.postgres)
  })
  return [...(isKept ? [aside] : []), ...(before ? [`the database ${before}`] : [])]
}

/** Starts the restored database once: it replays its log and reports whether it is consistent. */
async function tryDatabase(progress: Progress): Promise<void> {
  const stack = await prepareStack(await readPersonalSettings(), progress)
  try {
    await stack.openDatabase({ durable: true })
  } finally {
    await stack.stop()
  }
}

/** `npm run restore -- file`: restores a shop from a backup. Everything is verified before anything is changed. */
export async function main(args: string[]): Promise<number> {
  const progress = createProgress()
  const { file, replace } = readArguments(args)
  if (!existsSync(file)) throw new UserError(`There is no ${file}.`, USAGE)
  const target = findPersonalShop()
  const time = compactTime(new Date().toISOString())
  const draft = join(target.state.folder, `restore-draft-${time}`)
  mkdirSync(target.state.folder, { recursive: true })
  mkdirSync(draft, { mode: OWNER_ONLY_MODE })
  try {
    const manifest = await progress.step("Checking the backup", async () => {
      await requireFreePlace(target, replace)
      await unpack(file, draft)
      const found = await checkManifest(draft)
      await requireRestorable(found, target.databaseUrl)
      requireBucket(found, target.bucket)
      return found
    })
    const before = await progress.step("Restoring database and files", () =>
      place(draft, manifest, target, time),
    )
    await progress.step("Trying the database", () => tryDatabase(progress))
    progress.line(`Restored as it was at ${manifest.madeAt}. \`npm start\` opens the shop.`)
    if (before.length > 0)
      progress.line(`What was there before: ${before.join(" and ")}. Delete it when all is well.`)
    return 0
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
