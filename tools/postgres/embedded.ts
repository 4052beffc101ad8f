import { spawn } from "node:child_process"
import { chownSync } from "node:fs"
import { tmpdir } from "node:os"
import { UserError } from "../bootstrap/user-error.mjs"
import { findIdentity, isAlive, type ProcessIdentity } from "../processes/identity.ts"
import { closeLog, openLog } from "../processes/log-file.ts"
import { choosePort } from "../processes/ports.ts"
import type { Program } from "../processes/program.ts"
import { waitUntil } from "../processes/wait.ts"
import { type Account, accountForPostgres } from "./account.ts"
import { makeCluster, SUPERUSER } from "./cluster.ts"
import { canConnect } from "./connection.ts"
import { findRunningServer, type RunningServer } from "./pid-file.ts"
import { type Place, preparePlace } from "./place.ts"
import { embeddedPrograms } from "./programs.ts"

const BOOT_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 30_000
const KILL_TIMEOUT_MS = 10_000

export type EmbeddedPostgres = {
  program: Program
  port: number
  /** @returns the connection address of a database in it */
  urlOf(database: string): string
}

export type EmbeddedOptions = {
  folder: string
  password: string
  /** The port of the last run, reused if it is free. */
  lastPort: number | undefined
  /** If false, a crash of the machine may lose data; for tests. */
  durable: boolean
}

/** If the process that started it was killed, the server may still be starting: wait until it reports its port. */
async function findStartedServer(data: string): Promise<RunningServer | undefined> {
  const isStarting = () => {
    const server = findRunningServer(data)
    return server !== undefined && server.port === undefined
  }
  await waitUntil(() => !isStarting(), BOOT_TIMEOUT_MS)
  return findRunningServer(data)
}

function spawnServer(place: Place, account: Account | undefined, args: string[]): ProcessIdentity {
  const log = openLog(place.logFile, true)
  if (account) chownSync(place.logFile, account.uid, account.gid)
  const child = spawn(place.programs.postgres, ["-D", place.data, ...args], {
    ...account,
    cwd: tmpdir(),
    stdio: ["ignore", log, log],
    detached: true,
  })
  closeLog(log)
  child.on("error", () => undefined)
  if (!child.pid) throw new UserError(`${place.programs.postgres} could not be started.`)
  return findIdentity(child.pid) ?? { pid: child.pid, startedAt: "" }
}

/** PostgreSQL's signals: SIGINT is a fast and clean stop; after SIGQUIT it recovers at the next start. */
async function end(identity: ProcessIdentity): Promise<void> {
  if (!isAlive(identity)) return
  process.kill(identity.pid, "SIGINT")
  if (await waitUntil(() => !isAlive(identity), STOP_TIMEOUT_MS)) return
  process.kill(identity.pid, "SIGQUIT")
  await waitUntil(() => !isAlive(identity), KILL_TIMEOUT_MS)
}

/** The address of a database of an embedded PostgreSQL. */
export const embeddedUrl = (password: string, port: number, database: string) =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`

/**
 * Prepares the embedded PostgreSQL of a state folder: creates the cluster if there is none. A server still
 * running on that folder (its starter was killed) is taken over instead of starting a second one.
 */
export async function embeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const account = accountForPostgres()
  const place = preparePlace(options.folder, account, await embeddedPrograms())
  await makeCluster(place, account, options.password)
  const running = await findStartedServer(place.data)
  const port = running?.port ?? (await choosePort(options.lastPort))
  const urlOf = (database: string) => embeddedUrl(options.password, port, database)
  const args = ["-p", String(port), ...(options.durable ? [] : ["-c", "fsync=off"])]

  return {
    port,
    urlOf,
    program: {
      name: "the embedded PostgreSQL",
      logFile: place.logFile,
      bootTimeoutMs: BOOT_TIMEOUT_MS,
      launch: async () => findRunningServer(place.data)?.identity ?? spawnServer(place, account, args),
      isReady: () => canConnect(urlOf("postgres")),
      end,
      kill: (identity) => {
        if (isAlive(identity)) process.kill(identity.pid, "SIGQUIT")
      },
    },
  }
}
