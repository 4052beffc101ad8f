import { DISK_FULL, errorText, isFullDiskText, UserError } from "../bootstrap/user-error.mjs"
import { restartDelay, restartsAfterRun, TELLING_RESTARTS } from "./back-off.ts"
import { type HangRule, watchForHanging } from "./hang-watch.ts"
import { isAlive, type ProcessIdentity } from "./identity.ts"
import { tailOf } from "./log-file.ts"
import type { Program } from "./program.ts"
import { waitUntil } from "./wait.ts"

const WATCH_EVERY_MS = 1_000
/** On a busy machine a program may not answer for a while; after a minute it counts as hanging. */
const HANGING: HangRule = { checkEveryMs: 10_000, mostSilences: 6 }
/** The process may be gone a moment before its exit code is known. */
const END_NEWS_WAIT_MS = 500

type Watched =
  | { state: "stopped" }
  | { state: "starting"; identity: ProcessIdentity }
  | { state: "running"; identity: ProcessIdentity; since: number }
  | { state: "waiting"; timer: NodeJS.Timeout }

export type SupervisorEvents = {
  /** A process started or ended. */
  onChange: () => void
  /** A message for the user. */
  onNotice: (text: string) => void
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

/** @param diskFull if its log says so */
function programError({ name, logFile }: Program, what: string, diskFull = DISK_FULL): UserError {
  const message = `${capitalised(name)} ${what}.`
  if (logFile === undefined) return new UserError(message, "Its output above says why.")
  const tail = tailOf(logFile)
  if (isFullDiskText(tail)) return diskFull
  const excerpt = tail ? `\nThe last lines of its log:\n\n${tail}\n` : ""
  return new UserError(`${message}${excerpt}`, `The whole log: ${logFile}`)
}

/** The other programs stay open, so nobody has to run the command again. */
const keepsEnding = (program: Program, again: string) =>
  programError(
    program,
    `keeps ending; ${again}`,
    new UserError(
      `The disk is full, so ${program.name} keeps ending; ${again}.`,
      "Free some space; nothing has to be started by hand.",
    ),
  )

/** Starts a program, waits until it answers, and restarts it when it dies or hangs, with growing delays. */
export function supervise(program: Program, events: SupervisorEvents, hanging = HANGING): Supervisor {
  let watched: Watched = { state: "stopped" }
  let restarts = 0
  let watch: NodeJS.Timeout | undefined
  let endHangWatch: (() => void) | undefined

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
    throw programError(
      program,
      died ? `ended while it was starting${lastEndOf(program)}` : "did not become ready in time",
    )
  }

  function scheduleRestart(ranForMs: number) {
    restarts = restartsAfterRun(restarts, ranForMs)
    const delay = restartDelay(restarts)
    restarts += 1
    const again = `it is started again in ${delay / 1000} s`
    events.onNotice(
      restarts === TELLING_RESTARTS
        ? errorText(keepsEnding(program, `${again}, and then every minute`))
        : `${capitalised(program.name)} has ended unexpectedly${lastEndOf(program)}; ${again}.`,
    )
    become({ state: "waiting", timer: setTimeout(() => void restart(), delay) })
  }

  async function restart() {
    try {
      await boot(true)
      if (watched.state === "running") events.onNotice(`${capitalised(program.name)} runs again.`)
    } catch {
      // The reason is in the log and is shown if the program keeps ending.
      if (watched.state !== "stopped") scheduleRestart(0)
    }
  }

  function look() {
    if (watched.state === "running" && !isAlive(watched.identity)) scheduleRestart(Date.now() - watched.since)
  }

  function endHanging(identity: ProcessIdentity) {
    events.onNotice(`${capitalised(program.name)} does not answer any more; it is ended.`)
    program.kill(identity)
  }

  function release(): ProcessIdentity | undefined {
    clearInterval(watch)
    endHangWatch?.()
    const last = watched
    if (last.state === "waiting") clearTimeout(last.timer)
    become({ state: "stopped" })
    return "identity" in last ? last.identity : undefined
  }

  return {
    name: program.name,
    start: async () => {
      await boot(false)
      // Stopped meanwhile: timers would keep this process alive.
      if (watched.state !== "running") return
      watch = setInterval(look, WATCH_EVERY_MS)
      const findRunning = () => (watched.state === "running" ? watched.identity : undefined)
      if (program.isAnswering) endHangWatch = watchForHanging(program, hanging, findRunning, endHanging)
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
