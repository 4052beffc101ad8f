import { DISK_FULL, speaksOfFullDisk, Trouble } from "../bootstrap/trouble.mjs"
import { findRestartDelay, restartsAfterRun } from "./back-off.ts"
import { isAlive, type ProcessIdentity } from "./identity.ts"
import { tailOf } from "./log-file.ts"
import type { Program } from "./program.ts"
import { waitUntil } from "./wait.ts"

const WATCH_EVERY_MS = 1_000
/** The system knows that a process is dead a moment before it tells us how it ended. */
const END_NEWS_WAIT_MS = 500

type Watched =
  | { state: "stopped" }
  | { state: "starting"; identity: ProcessIdentity }
  | { state: "running"; identity: ProcessIdentity; since: number }
  | { state: "waiting"; timer: NodeJS.Timeout }

export type SupervisorEvents = {
  /** A process came or went; the list of what runs has changed. */
  onChange: () => void
  /** Something the person should read. */
  onNotice: (text: string) => void
  /** The program keeps dying: the stack cannot go on. */
  onGiveUp: (trouble: Trouble) => void
}

export type Supervisor = {
  name: string
  start(): Promise<void>
  stop(): Promise<void>
  kill(): void
  findIdentity(): ProcessIdentity | undefined
}

const lastEndOf = (program: Program) => {
  const end = program.findLastEnd?.()
  return end ? `, ${end}` : ""
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function troubleOf(program: Program, what: string): Trouble {
  const tail = tailOf(program.logFile)
  if (speaksOfFullDisk(tail)) return DISK_FULL
  const excerpt = tail ? `\nThe last lines of its log:\n\n${tail}\n` : ""
  return new Trouble(`${capitalised(program.name)} ${what}.${excerpt}`, `The whole log: ${program.logFile}`)
}

/** Starts a program, waits until it answers, and starts it again when it dies, with growing pauses. */
export function supervise(program: Program, events: SupervisorEvents): Supervisor {
  let watched: Watched = { state: "stopped" }
  let restarts = 0
  let watch: NodeJS.Timeout | undefined

  function become(next: Watched) {
    watched = next
    events.onChange()
  }

  async function boot(isRestart: boolean) {
    const identity = await program.launch(isRestart)
    become({ state: "starting", identity })
    let ready = false
    await waitUntil(async () => {
      ready = isAlive(identity) && (await program.isReady())
      return ready || !isAlive(identity)
    }, program.bootTimeoutMs)
    if (watched.state !== "starting") return
    if (ready) {
      become({ state: "running", identity, since: Date.now() })
      return
    }
    const died = !isAlive(identity)
    if (died) await waitUntil(() => program.findLastEnd?.() !== undefined, END_NEWS_WAIT_MS)
    else program.kill(identity)
    throw troubleOf(
      program,
      died ? `ended while it was starting${lastEndOf(program)}` : "did not become ready in time",
    )
  }

  function scheduleRestart(ranForMs: number) {
    restarts = restartsAfterRun(restarts, ranForMs)
    const delay = findRestartDelay(restarts)
    if (delay === undefined) {
      become({ state: "stopped" })
      events.onGiveUp(troubleOf(program, "keeps ending, so the shop is closed"))
      return
    }
    restarts += 1
    events.onNotice(
      `${capitalised(program.name)} has ended unexpectedly${lastEndOf(program)}; it is started again in ${delay / 1000} s.`,
    )
    become({ state: "waiting", timer: setTimeout(() => void restart(), delay) })
  }

  async function restart() {
    try {
      await boot(true)
      if (watched.state === "running") events.onNotice(`${capitalised(program.name)} runs again.`)
    } catch {
      // Its reason stands in the log and is told when the program is given up.
      if (watched.state !== "stopped") scheduleRestart(0)
    }
  }

  function look() {
    if (watched.state === "running" && !isAlive(watched.identity)) scheduleRestart(Date.now() - watched.since)
  }

  function release(): ProcessIdentity | undefined {
    clearInterval(watch)
    const last = watched
    if (last.state === "waiting") clearTimeout(last.timer)
    become({ state: "stopped" })
    return "identity" in last ? last.identity : undefined
  }

  return {
    name: program.name,
    start: async () => {
      await boot(false)
      watch = setInterval(look, WATCH_EVERY_MS)
    },
    stop: async () => {
      const identity = release()
      if (identity) await program.end(identity)
    },
    kill: () => {
      const identity = release()
      if (identity) program.kill(identity)
    },
    findIdentity: () => ("identity" in watched ? watched.identity : undefined),
  }
}
