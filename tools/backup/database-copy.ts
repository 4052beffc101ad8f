import { chownSync, mkdirSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { UserError } from "../bootstrap/user-error.mjs"
import { accountForPostgres } from "../postgres/account.ts"
import { copyServer } from "../postgres/base-backup.ts"
import { createDatabase, databaseOnServerOf, nameOfDatabase, withConnection } from "../postgres/connection.ts"
import { preparePlace } from "../postgres/place.ts"
import { embeddedPrograms } from "../postgres/programs.ts"
import { type CommandResult, runCommand } from "../programs/command.ts"
import { errorCode } from "../programs/error-code.ts"
import { unpack } from "./archive.ts"
import type { DatabaseCopy, Manifest } from "./manifest.ts"

const OWNER_ONLY_MODE = 0o700
const MACHINE = `${process.platform}-${process.arch}`
const CLIENT_PROGRAMS =
  "Install PostgreSQL's client programs (on Debian `postgresql-client`), at least as new as the server."

const majorOf = (version: string) => version.split(".")[0]

/** PostgreSQL's own client programs: only they can copy every version of a server. */
async function clientProgram(name: string, args: string[], url: string): Promise<void> {
  const { username, password, hostname, port, pathname, searchParams } = new URL(url)
  const env = {
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(searchParams.has("sslmode") ? { PGSSLMODE: searchParams.get("sslmode") ?? undefined } : {}),
  }
  let result: CommandResult
  try {
    result = await runCommand(name, args, { cwd: "/", env })
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error
    throw new UserError(
      `The database cannot be copied: there is no ${name} on this machine.`,
      CLIENT_PROGRAMS,
    )
  }
  if (result.code !== 0) throw new UserError(`${name} failed:\n${result.output.trim()}`, CLIENT_PROGRAMS)
}

/** The server's reported version. */
export const versionOf = (url: string): Promise<string> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query("show server_version")
    return String(rows[0].server_version).split(" ")[0] ?? ""
  })

/** Copies the database into the folder while others keep writing. */
export async function copyInto(folder: string, url: string, isEmbedded: boolean): Promise<DatabaseCopy> {
  if (isEmbedded) {
    const copy = { kind: "embedded", file: "database.tar", machine: MACHINE } as const
    await copyServer(databaseOnServerOf(url, "postgres"), join(folder, copy.file))
    return copy
  }
  const copy = { kind: "server", file: "database.dump" } as const
  await clientProgram("pg_dump", ["--format=custom", `--file=${join(folder, copy.file)}`], url)
  return copy
}

/** @throws {UserError} if the copy cannot be restored here; nothing has been changed then */
export async function requireRestorable(
  { database, postgres }: Manifest,
  databaseUrl: string | undefined,
): Promise<void> {
  if (database.kind === "server") {
    if (databaseUrl !== undefined) return
    throw new UserError(
      "The backup is of a shop with a PostgreSQL server of its own.",
      "Set DATABASE_URL to the server it is to be restored to.",
    )
  }
  if (databaseUrl !== undefined)
    throw new UserError(
      "The backup is a copy of the embedded PostgreSQL; it cannot be put into another server.",
      "Restore it without DATABASE_URL. docs/operations.md says how to move such a shop to a server.",
    )
  const { postgres: program } = await embeddedPrograms()
  const { output } = await runCommand(program, ["--version"], { cwd: "/" })
  const here = /(\d+\.\d+)/.exec(output)?.[1] ?? ""
  if (database.machine === MACHINE && majorOf(here) === majorOf(postgres)) return
  throw new UserError(
    `The backup is of PostgreSQL ${postgres} on ${database.machine}; this is ${here} on ${MACHINE}.`,
    "Restore it on a machine like the first, with the release of Portéka that made it.",
  )
}

/** Puts the copy of the embedded PostgreSQL where the next start finds it. */
export async function placeEmbedded(copy: string, folder: string): Promise<void> {
  const account = accountForPostgres()
  const { data } = preparePlace(folder, account, await embeddedPrograms())
  mkdirSync(data, { mode: OWNER_ONLY_MODE })
  await unpack(copy, data)
  if (!account) return
  const inside = readdirSync(data, { recursive: true, encoding: "utf8" }).map((name) => join(data, name))
  for (const path of [data, ...inside]) chownSync(path, account.uid, account.gid)
}

/** Creates a database beside the shop's own, on its server, from a dump. @returns its name */
export async function fillBeside(dump: string, url: string, suffix: string): Promise<string> {
  const name = `${nameOfDatabase(url)}_restored_${suffix}`
  const beside = databaseOnServerOf(url, name)
  await createDatabase(beside)
  await clientProgram(
    "pg_restore",
    ["--no-owner", "--no-privileges", "--exit-on-error", `--dbname=${name}`, dump],
    beside,
  )
  return name
}

/**
 * Gives the restored database the shop's name.
 * @returns the new name of the previous database, if there was one
 */
export async function swapDatabase(
  url: string,
  restored: string,
  suffix: string,
): Promise<string | undefined> {
  const name = nameOfDatabase(url)
  return withConnection(databaseOnServerOf(url, "postgres"), async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name])
    const before = rowCount ? `${name}_before_${suffix}` : undefined
    const rename = (from: string, to: string) =>
      client.query(`alter database ${client.escapeIdentifier(from)} rename to ${client.escapeIdentifier(to)}`)
    await client.query("begin")
    if (before) await rename(name, before)
    await rename(restored, name)
    await client.query("commit")
    return before
  })
}

/**
 * What prevents replacing the database: `used` by a connection, or `filled` with tables.
 * @returns undefined if it does not exist or is empty
 */
export async function findObstacle(url: string): Promise<"used" | "filled" | undefined> {
  const name = nameOfDatabase(url)
  const [users, exists] = await withConnection(databaseOnServerOf(url, "postgres"), async (client) => {
    const used = await client.query("select from pg_stat_activity where datname = $1", [name])
    const known = await client.query("select from pg_database where datname = $1", [name])
    return [used.rowCount ?? 0, known.rowCount === 1]
  })
  if (users > 0) return "used"
  if (!exists) return undefined
  return withConnection(url, async (client) => {
    const { rowCount } = await client.query("select from pg_tables where schemaname = 'public' limit 1")
    return rowCount ? "filled" : undefined
  })
}
