import { createServer } from "node:http"

/**
 * Loaded into a back end before its own code: serves on TURNS_PORT how long the process worked within one
 * turn of the event loop. Measures processor time, not wall-clock time, so that other programs on the machine
 * do not affect it.
 */
const EVERY_MS = 4
const MICROSECONDS = 1000
const LOOPBACK = "127.0.0.1"
/** What bulk work may take at once. */
const MOST_MS = 50

const none = () => ({ longest_ms: 0, too_long: 0 })

function watch(port: number): void {
  let seen = none()
  let before = process.threadCpuUsage()
  const look = () => {
    const now = process.threadCpuUsage()
    const worked = (now.user - before.user + now.system - before.system) / MICROSECONDS
    before = now
    seen.longest_ms = Math.max(seen.longest_ms, worked)
    if (worked > MOST_MS) seen.too_long += 1
    setTimeout(look, EVERY_MS).unref()
  }
  setTimeout(look, EVERY_MS).unref()
  createServer((_, answer) => {
    answer.end(JSON.stringify(seen))
    seen = none()
  })
    .listen(port, LOOPBACK)
    .unref()
}

// The programs that a back end is started by load it, too.
if (process.env.TURNS_PORT && process.argv.includes("start")) watch(Number(process.env.TURNS_PORT))
