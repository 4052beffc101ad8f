import { FAULTS_DATABASE } from "../../tools/checks/faults-database.ts"
import { canConnect } from "../../tools/postgres/connection.ts"
import { signalGroup } from "../../tools/processes/end.ts"
import { findChildren, findIdentity, isAlive, type ProcessIdentity } from "../../tools/processes/identity.ts"
import { isPortFree, type WantedPort } from "../../tools/processes/ports.ts"
import type { Program } from "../../tools/processes/program.ts"
import { waitUntil } from "../../tools/processes/wait.ts"
import { findRunRecord, writeRunRecord } from "../../tools/stack/run-record.ts"
import { backendPort, backendProgram, storefrontPort, storefrontProgram } from "../../tools/stack/servers.ts"
import { stack } from "../fixtures/stack.ts"
import { faultSettings } from "./fault-settings.ts"

const DIE_TIMEOUT_MS = 5_000
const PORT_TIMEOUT_MS = 30_000
const DATABASE_TIMEOUT_MS = 60_000
/** More than any shopper posts. */
const NO_LIMITS = { POSTS_PER_MINUTE: "100000", READS_PER_MINUTE: "1000000" }

/** A server that the test kills, freezes and restarts; nothing else restarts it. */
class VictimServer {
  readonly #programWith: (extra: NodeJS.ProcessEnv) => Program
  readonly #port: WantedPort
  #program: Program
  #extra: NodeJS.ProcessEnv = {}
  #identity: ProcessIdentity | undefined
  #launches = 0

  constructor(programWith: (extra: NodeJS.ProcessEnv) => Program, port: WantedPort) {
    this.#programWith = programWith
    this.#program = programWith({})
    this.#port = port
  }

  /** Starts it, unless it runs with these variables. @param extra environment variables */
  async open(extra: NodeJS.ProcessEnv): Promise<void> {
    const isOpen = this.#identity !== undefined && isAlive(this.#identity)
    if (isOpen && JSON.stringify(extra) === JSON.stringify(this.#extra)) return
    await this.stop()
    this.#extra = extra
    this.#program = this.#programWith(extra)
    await this.start()
  }

  get name(): string {
    return this.#program.name
  }

  findIdentity(): ProcessIdentity | undefined {
    return this.#identity
  }

  async start(): Promise<void> {
    // While it was dead, an outgoing connection of another program may have used its port.
    await waitUntil(() => isPortFree(this.#port.number, this.#port.host), PORT_TIMEOUT_MS)
    const identity = await this.#program.launch(this.#launches > 0)
    this.#launches += 1
    this.#identity = identity
    record()
    const isDecided = async () => !isAlive(identity) || (await this.#program.isReady())
    const isUp = (await waitUntil(isDecided, this.#program.bootTimeoutMs)) && isAlive(identity)
    if (!isUp) throw new Error(`${this.name} does not start; see ${this.#program.logFile}.`)
  }

  /** SIGKILL: it can neither answer nor clean up. */
  async kill(): Promise<void> {
    const identity = this.#identity
    if (!identity) return
    signalGroup(identity.pid, "SIGKILL")
    if (!(await waitUntil(() => !isAlive(identity), DIE_TIMEOUT_MS)))
      throw new Error(`${this.name} does not die.`)
    this.#identity = undefined
    record()
  }

  /** It keeps its connections, but does nothing (SIGSTOP). */
  freeze(): void {
    if (this.#identity) signalGroup(this.#identity.pid, "SIGSTOP")
  }

  thaw(): void {
    if (this.#identity) signalGroup(this.#identity.pid, "SIGCONT")
  }

  /** Its clock jumps (jumping-clock.mjs). */
  jumpInTime(): void {
    if (this.#identity) signalGroup(this.#identity.pid, "SIGUSR2")
  }

  async stop(): Promise<void> {
    if (this.#identity) await this.#program.end(this.#identity)
    this.#identity = undefined
    record()
  }
}

export const backend = new VictimServer(
  (extra) => backendProgram(faultSettings.stack, stack.databaseUrl, extra),
  backendPort(faultSettings.stack),
)
export const storefront = new VictimServer(
  (extra) => storefrontProgram(faultSettings.stack, { ...NO_LIMITS, ...extra }),
  storefrontPort(faultSettings.stack),
)

function record() {
  const children = [backend, storefront].flatMap((server) => {
    const identity = server.findIdentity()
    return identity ? [{ name: server.name, ...identity }] : []
  })
  writeRunRecord(faultSettings.runFile, children, false)
}

/**
 * The shop as one file of the suite needs it. It stays open for the next one: each start takes the back end six
 * seconds of processor time. The suite ends it.
 */
export const openShop = (extra: { backend?: NodeJS.ProcessEnv; storefront?: NodeJS.ProcessEnv } = {}) =>
  Promise.all([backend.open(extra.backend ?? {}), storefront.open(extra.storefront ?? {})])

async function findDatabase(): Promise<ProcessIdentity> {
  const children = (await findRunRecord(faultSettings.stack.state.runFile))?.children ?? []
  const server = children.find(({ name }) => name === FAULTS_DATABASE)
  if (!server) throw new Error("The run has no database of its own.")
  return server
}

/**
 * Stops all processes of the database, like a disk that does not answer, until the returned function is
 * called. Each has its own process group, so they are found by their parent.
 */
export async function freezeDatabase(): Promise<() => void> {
  const { pid } = await findDatabase()
  const processes = [pid, ...findChildren(pid)]
  const signal = (name: NodeJS.Signals) => {
    for (const each of processes) signalGroup(each, name)
  }
  signal("SIGSTOP")
  return () => signal("SIGCONT")
}

/** Ends every connection of the database at once; the database restarts by itself. */
export async function crashDatabase(): Promise<void> {
  const server = await findDatabase()
  process.kill(server.pid, "SIGQUIT")
  await waitUntil(() => findIdentity(server.pid)?.startedAt !== server.startedAt, DIE_TIMEOUT_MS)
  if (!(await waitUntil(() => canConnect(stack.databaseUrl), DATABASE_TIMEOUT_MS)))
    throw new Error("The database does not come back.")
}
