import { randomInt } from "node:crypto"
import { createServer } from "node:net"
import { UserError } from "../bootstrap/user-error.mjs"

const LOOPBACK = "127.0.0.1"

/** Whether a server could listen on the port now. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE" || error.code === "EACCES") resolve(false)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Below the ephemeral ports: an outgoing connection could otherwise take ours before we listen on it. */
const LOWEST_PORT = 20_000
const HIGHEST_PORT = 32_000

/** Already returned, perhaps not listened on yet. */
const seen = new Set<number>()

/** A free port of the loopback address, never the same twice in this process. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(LOWEST_PORT, HIGHEST_PORT)
  if (seen.has(port)) return findFreePort()
  seen.add(port)
  return (await isPortFree(port, LOOPBACK)) ? port : findFreePort()
}

/** The port of the last run if it is free, otherwise another one of the loopback address. */
export async function choosePort(lastPort: number | undefined): Promise<number> {
  if (lastPort !== undefined && (await isPortFree(lastPort, LOOPBACK))) return lastPort
  return findFreePort()
}

/** A port a program wants, and the variable that sets it. */
export type WantedPort = { number: number; host: string; variable: string }

/** @throws {UserError} naming the variable to set if another program uses the port */
export async function requireFreePort(
  { number, host, variable }: WantedPort,
  program: string,
): Promise<void> {
  if (await isPortFree(number, host)) return
  throw new UserError(
    `Port ${number}, where ${program} should answer, is taken by another program (or not allowed to this user).`,
    `Stop that program or choose another port, for instance: ${variable}=${number + 1} npm start`,
  )
}
