import { createServer } from "node:net"
import { Trouble } from "../bootstrap/trouble.mjs"

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

/** A port of the loopback address that nobody uses. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen({ port: 0, host: "127.0.0.1" }, () => {
      const address = server.address()
      const port = address && typeof address === "object" ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/** The port of the last run when it is free, else another one of the loopback address. */
export async function choosePort(lastPort: number | undefined): Promise<number> {
  if (lastPort !== undefined && (await isPortFree(lastPort, "127.0.0.1"))) return lastPort
  return findFreePort()
}

/** A port a program wants, and the variable that chooses it. */
export type WantedPort = { number: number; host: string; variable: string }

/** @throws {Trouble} naming the variable to set when another program has the port */
export async function requireFreePort(
  { number, host, variable }: WantedPort,
  program: string,
): Promise<void> {
  if (await isPortFree(number, host)) return
  throw new Trouble(
    `Port ${number}, where ${program} should answer, is taken by another program (or not allowed to this user).`,
    `Stop that program or choose another port, for instance: ${variable}=${number + 1} npm start`,
  )
}
