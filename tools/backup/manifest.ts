import { createHash } from "node:crypto"
import { createReadStream, readdirSync, statSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { pipeline } from "node:stream/promises"
import { z } from "zod"
import { UserError } from "../bootstrap/user-error.mjs"
import { findJson } from "../stack/state.ts"

const FORMAT = 1
export const MANIFEST_FILE = "manifest.json"

const DAMAGED = "Take another backup; nothing was changed."

/** The kind of database copy in a backup: the files of the embedded PostgreSQL, or a dump of a server. */
const DATABASE = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("embedded"), file: z.literal("database.tar"), machine: z.string() }),
  z.object({ kind: z.literal("server"), file: z.literal("database.dump") }),
])

const MANIFEST = z.object({
  porteka: z.literal("backup"),
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** As reported by the server: "18.4". */
  postgres: z.string(),
  database: DATABASE,
  /** SHA-256 of every other file, by path. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})

export type Manifest = z.infer<typeof MANIFEST>
export type DatabaseCopy = z.infer<typeof DATABASE>

async function checksumOf(file: string): Promise<string> {
  const hash = createHash("sha256")
  await pipeline(createReadStream(file), hash)
  return hash.digest("hex")
}

/** The files below a folder, as paths with slashes. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => relative(folder, join(folder, name)).split(sep).join("/"))
    .filter((name) => name !== MANIFEST_FILE)
    .sort()

/** The manifest of a folder's files. */
export async function manifestOf(
  folder: string,
  about: Pick<Manifest, "madeAt" | "postgres" | "database">,
): Promise<Manifest> {
  const files: Record<string, string> = {}
  for (const name of filesBelow(folder)) files[name] = await checksumOf(join(folder, name))
  return { porteka: "backup", format: FORMAT, ...about, files }
}

/**
 * Reads the manifest of an unpacked backup and checks that every file is present and unchanged.
 * @throws {UserError} if it is not a backup, or damaged
 */
export async function checkManifest(folder: string): Promise<Manifest> {
  const parsed = MANIFEST.safeParse(await findJson(join(folder, MANIFEST_FILE)))
  if (!parsed.success) throw new UserError("This file is no backup of Portéka, or one of another version.")
  const { files, database } = parsed.data
  const found = new Set(filesBelow(folder))
  const wanted = Object.keys(files)
  const missing = [database.file, "settings.json", ...wanted].find((name) => !found.has(name))
  if (missing) throw new UserError(`The backup is damaged: ${missing} is missing.`, DAMAGED)
  const foreign = [...found].find((name) => files[name] === undefined)
  if (foreign) throw new UserError(`The backup is damaged: ${foreign} does not belong to it.`, DAMAGED)
  for (const name of wanted) {
    if ((await checksumOf(join(folder, name))) !== files[name])
      throw new UserError(`The backup is damaged: ${name} is not as it was.`, DAMAGED)
  }
  return parsed.data
}
