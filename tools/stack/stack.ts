import { mkdirSync } from "node:fs"
import { requireFreeSpace } from "../bootstrap/disk.mjs"
import type { Progress } from "../bootstrap/progress.mjs"
import { requireDatabase } from "../postgres/connection.ts"
import { embeddedPostgres, embeddedUrl } from "../postgres/embedded.ts"
import { choosePort, requireFreePort } from "../processes/ports.ts"
import type { Program } from "../processes/program.ts"
import { type Supervisor, supervise } from "../processes/supervisor.ts"
import { beginRunRecord, removeRunRecord, takeOver } from "./run-record.ts"
import { backendPort, storefrontPort } from "./servers.ts"
import { rememberPort, type Settings } from "./settings.ts"
import { makePrivateFolders } from "./state.ts"

/** What the shop's database in the embedded PostgreSQL is called. */
export const DATABASE = "porteka"
const LEAST_FREE_MEBIBYTES = 500
const OPEN_FOLDER_MODE = 0o755

/** The running parts of one shop, in the order they were started. */
export type Stack = {
  settings: Settings
  /** The database; known after openDatabase. */
  databaseUrl(): string
  openDatabase(options: { durable: boolean }): Promise<string>
  /** Starts programs in parallel and waits until all of them answer. @returns a function that stops just these */
  startPrograms(programs: Program[]): Promise<() => Promise<void>>
  /** Stops everything in reverse order. */
  stop(): Promise<void>
  /** Kills everything at once. */
  kill(): void
}

/** The database of a shop that another process runs. */
export function urlOfOpenShop({ databaseUrl, generated }: Settings): string {
  if (databaseUrl !== undefined) return databaseUrl
  if (generated.postgresPort === undefined)
    throw new Error("The open shop has not stored its database's port.")
  return embeddedUrl(generated.postgresPassword, generated.postgresPort, DATABASE)
}

/** Locks the state folder for this process and checks ports and disk space. */
export async function prepareStack(settings: Settings, progress: Progress): Promise<Stack> {
  const { state } = settings
  mkdirSync(state.folder, { recursive: true, mode: OPEN_FOLDER_MODE })
  await takeOver(state.runFile)
  await requireFreeSpace(state.folder, LEAST_FREE_MEBIBYTES, "the shop's data")
  await requireFreePort(storefrontPort(settings), "the storefront")
  await requireFreePort(backendPort(settings), "the back end")
  if (settings.card.sandbox) {
    await rememberPort(settings, "cardSandboxPort", await choosePort(settings.generated.cardSandboxPort))
  }
  mkdirSync(state.pictures, { recursive: true })
  makePrivateFolders(state)
  return newStack(settings, progress)
}

function newStack(settings: Settings, progress: Progress): Stack {
  const supervisors: Supervisor[] = []
  let stopping = false
  let database: string | undefined
  const write = beginRunRecord(settings.state.runFile, (error) =>
    progress.line(
      `The list of running processes was not saved: ${error instanceof Error ? error.message : error}`,
    ),
  )

  function record() {
    const children = supervisors.flatMap(({ name, findIdentity }) => {
      const identity = findIdentity()
      return identity ? [{ name, ...identity }] : []
    })
    write(children, stopping)
  }

  const events = { onChange: record, onNotice: progress.line }

  async function start(program: Program): Promise<Supervisor> {
    const supervisor = supervise(program, events)
    supervisors.push(supervisor)
    await supervisor.start()
    return supervisor
  }

  async function openEmbedded(durable: boolean): Promise<string> {
    const postgres = await embeddedPostgres({
      folder: settings.state.postgres,
      password: settings.generated.postgresPassword,
      lastPort: settings.generated.postgresPort,
      durable,
    })
    await rememberPort(settings, "postgresPort", postgres.port)
    await start(postgres.program)
    return postgres.urlOf(DATABASE)
  }

  return {
    settings,
    databaseUrl: () => {
      if (database === undefined) throw new Error("The database is not open yet.")
      return database
    },
    openDatabase: async ({ durable }) => {
      database = settings.databaseUrl ?? (await openEmbedded(durable))
      await requireDatabase(database)
      return database
    },
    startPrograms: async (programs) => {
      const started = await Promise.all(programs.map(start))
      return async () => {
        await Promise.all(started.map((supervisor) => supervisor.stop()))
      }
    },
    stop: async () => {
      stopping = true
      record()
      for (const supervisor of supervisors.toReversed()) await supervisor.stop()
      removeRunRecord(settings.state.runFile)
    },
    kill: () => {
      for (const supervisor of supervisors.toReversed()) supervisor.kill()
      removeRunRecord(settings.state.runFile)
    },
  }
}
