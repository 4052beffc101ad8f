import { mkdirSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { type Program, serverProgram } from "../processes/program.ts"
import { requireSystemProgram } from "../programs/debian.ts"
import type { Settings } from "../stack/settings.ts"

const LOOPBACK = "127.0.0.1"
const ANSWER_TIMEOUT_MS = 2_000

/** Asks as `redis-cli ping` does. */
function answersPing(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ port, host: LOOPBACK }, () => socket.write("PING\r\n"))
  socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy())
  socket.once("data", (bytes) => {
    resolve(bytes.toString().startsWith("+PONG"))
    socket.destroy()
  })
  socket.once("error", () => resolve(false))
  socket.once("close", () => resolve(false))
  return promise
}

/** @param port of `redisProgram` */
export const redisAddress = (port: number) => `redis://${LOOPBACK}:${port}`

/** A Redis for one shop on this machine, without persistence: its data can be restored from the database. */
export async function redisProgram(settings: Settings, port: number): Promise<Program> {
  const file = await requireSystemProgram({
    name: "Redis",
    needer: "Several back ends",
    places: ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/opt/homebrew/bin/redis-server"],
    packages: ["redis-server"],
  })
  const folder = join(settings.state.folder, "redis")
  mkdirSync(folder, { recursive: true })
  const program = serverProgram({
    name: "Redis",
    file,
    // It holds locks and events, so nothing may be evicted.
    args: ["--port", String(port), "--bind", LOOPBACK, "--save", "", "--maxmemory-policy", "noeviction"],
    cwd: folder,
    env: {},
    logFile: join(settings.state.logs, "redis.log"),
    readyUrl: undefined,
  })
  const isAnswering = () => answersPing(port)
  return { ...program, isReady: isAnswering, isAnswering }
}
