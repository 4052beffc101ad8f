import { spawnSync } from "node:child_process"
import { UserError } from "../bootstrap/user-error.mjs"

/** The user PostgreSQL runs as. */
export type Account = { uid: number; gid: number }

const NAME = "postgres"

function findNumber(option: "-u" | "-g"): number | undefined {
  const { status, stdout } = spawnSync("id", [option, NAME], { encoding: "utf8" })
  return status === 0 ? Number.parseInt(stdout, 10) : undefined
}

function findAccount(): Account | undefined {
  const uid = findNumber("-u")
  const gid = findNumber("-g")
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

/**
 * PostgreSQL refuses to run as root, so for root the account "postgres" is used, and created if missing.
 * @returns undefined if we are not root, and PostgreSQL simply runs as ourselves
 * @throws {UserError} if there is no such account and none can be created
 */
export function accountForPostgres(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const existing = findAccount()
  if (existing) return existing
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false", NAME])
  const made = findAccount()
  if (made) return made
  throw new UserError(
    "PostgreSQL does not run as root, and an unprivileged account for it could not be made.",
    "Run the command as another user, or set DATABASE_URL to a PostgreSQL server.",
  )
}
