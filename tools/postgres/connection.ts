import pg from "pg"
import { UserError } from "../bootstrap/user-error.mjs"
import { errorCode } from "../programs/error-code.ts"

const CONNECT_TIMEOUT_MS = 5_000
const MISSING_DATABASE = "3D000"
const WRONG_PASSWORD = ["28P01", "28000"]

/** Opens a connection for the work and closes it afterward. */
export async function withConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  // A connection dropped by the server reports twice: here, and as the failure of the query.
  client.on("error", () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function canConnect(url: string): Promise<boolean> {
  try {
    await withConnection(url, (client) => client.query("select 1"))
    return true
  } catch {
    // Any failure means that the server is not ready yet.
    return false
  }
}

/** The address without its password, for display. */
function showUrl(url: string): string {
  const shown = new URL(url)
  if (shown.password) shown.password = "***"
  return shown.href
}

/** A failed connection in a sentence. */
function connectionError(url: string, error: unknown): UserError {
  const code = errorCode(error) ?? ""
  const reason = error instanceof Error && error.message ? error.message : code || String(error)
  if (WRONG_PASSWORD.includes(code)) {
    return new UserError(
      `The database at ${showUrl(url)} refuses this user or password.`,
      "Correct DATABASE_URL.",
    )
  }
  return new UserError(
    `The database at ${showUrl(url)} cannot be reached: ${reason}.`,
    "Start that server or correct DATABASE_URL. Without DATABASE_URL the shop starts its own PostgreSQL.",
  )
}

/** The database in an address. */
export const nameOfDatabase = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))

/** The address of another database on the same server. */
export function databaseOnServerOf(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Works on the server of a database, but not in that database. */
async function onServerOf(url: string, statement: (client: pg.Client) => string): Promise<void> {
  await withConnection(databaseOnServerOf(url, "postgres"), (client) => client.query(statement(client)))
}

/** @throws {UserError} if the server is unreachable, whether it has that database or not */
export async function requireServer(url: string): Promise<void> {
  try {
    await withConnection(databaseOnServerOf(url, "postgres"), (client) => client.query("select 1"))
  } catch (error) {
    throw connectionError(url, error)
  }
}

/** Creates the database, which must not exist. */
export const createDatabase = (url: string) =>
  onServerOf(url, (client) => `create database ${client.escapeIdentifier(nameOfDatabase(url))}`)

/** Drops the database, if it exists, even while somebody is connected to it. */
export const dropDatabase = (url: string) =>
  onServerOf(
    url,
    (client) => `drop database if exists ${client.escapeIdentifier(nameOfDatabase(url))} with (force)`,
  )

/** Copies a database without connections, on its own server. */
export const copyDatabase = (url: string, copy: string) =>
  onServerOf(
    url,
    (client) =>
      `create database ${client.escapeIdentifier(copy)} template ${client.escapeIdentifier(nameOfDatabase(url))}`,
  )

/** Creates the database if it does not exist. @throws {UserError} if the server is unreachable */
export async function requireDatabase(url: string): Promise<void> {
  try {
    await withConnection(url, (client) => client.query("select 1"))
  } catch (error) {
    if (errorCode(error) !== MISSING_DATABASE) throw connectionError(url, error)
    try {
      await createDatabase(url)
    } catch (failure) {
      throw connectionError(url, failure)
    }
  }
}
