import { createServer } from "node:http"
import { PerformanceObserver } from "node:perf_hooks"

/**
 * Loaded into a back end before its own code: serves on TURNS_PORT how long the process worked within one
 * turn of the event loop. Measures processor time, not wall-clock time, so that other programs on the machine
 * do not affect it. Turns that are too long only because V8 collected garbage in them are counted, too.
 */
const EVERY_MS = 4
const MICROSECONDS = 1000
const LOOPBACK = "127.0.0.1"
/** What bulk work may take at once. */
const MOST_MS = 50

interface Turn {
  began: number
  ended: number
  worked: number
}

interface Pause {
  began: number
  ms: number
}

const within = ({ began, ended }: Turn, pauses: readonly Pause[]): number =>
  pauses.filter((pause) => pause.began >= began && pause.began <= ended).reduce((sum, { ms }) => sum + ms, 0)

function watch(port: number): void {
  let longest = 0
  let tooLong: Turn[] = []
  let pauses: Pause[] = []
  let before = process.threadCpuUsage()
  let began = performance.now()
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) pauses.push({ began: startTime, ms: duration })
  }).observe({ entryTypes: ["gc"] })
  const look = () => {
    const now = process.threadCpuUsage()
    const worked = (now.user - before.user + now.system - before.system) / MICROSECONDS
    before = now
    const ended = performance.now()
    longest = Math.max(longest, worked)
    if (worked > MOST_MS) tooLong.push({ began, ended, worked })
    began = ended
    setTimeout(look, EVERY_MS).unref()
  }
  setTimeout(look, EVERY_MS).unref()
  createServer((_, answer) => {
    const collecting = tooLong.filter((turn) => turn.worked - within(turn, pauses) <= MOST_MS)
    answer.end(
      JSON.stringify({ longest_ms: longest, too_long: tooLong.length, collecting: collecting.length }),
    )
    longest = 0
    tooLong = []
    pauses = []
  })
    .listen(port, LOOPBACK)
    .unref()
}

// The programs that a back end is started by load it, too.
if (process.env.TURNS_PORT && process.argv.includes("start")) watch(Number(process.env.TURNS_PORT))
