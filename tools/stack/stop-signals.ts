import { commandOf, findParent } from "../processes/identity.ts"

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const
/** npm and the terminal both forward the same Ctrl-C: a second one within this time is the same key press. */
const SAME_SIGNAL_MS = 1_000
const LOOK_AT_PARENT_MS = 500
const IS_SHELL = /^\S*sh -c /

type Stopping = { onStop: () => void; onHurry: () => void }

/**
 * Listens for Ctrl-C, SIGTERM and a lost terminal; a second one means "at once". If npm itself was killed,
 * nobody can forward a signal any more: that counts as one too.
 */
export function listenForStop({ onStop, onHurry }: Stopping): void {
  let firstAt: number | undefined
  const hear = () => {
    if (firstAt === undefined) {
      firstAt = Date.now()
      onStop()
    } else if (Date.now() - firstAt > SAME_SIGNAL_MS) {
      onHurry()
    }
  }
  for (const signal of SIGNALS) process.on(signal, hear)

  if (process.env.npm_lifecycle_event === undefined) return
  const callers = callersUpToNpm()
  const timer = setInterval(() => {
    if (callers.every(({ pid, parent }) => findParent(pid) === parent)) return
    clearInterval(timer)
    if (firstAt === undefined) hear()
  }, LOOK_AT_PARENT_MS)
  timer.unref()
}

/** This process and, if npm put a shell in between, that shell, each with its parent. */
function callersUpToNpm() {
  const own = { pid: process.pid, parent: process.ppid }
  if (!IS_SHELL.test(commandOf(process.ppid))) return [own]
  return [own, { pid: process.ppid, parent: findParent(process.ppid) }]
}
