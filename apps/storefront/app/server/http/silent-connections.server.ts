import type { Server } from "node:http"
import type { Socket } from "node:net"

/** How many times connections are looked at in the time for which they may be silent. */
const LOOKS = 6

interface Traffic {
  bytes: number
  /** How many looks in turn found no new bytes. */
  silentLooks: number
}

/**
 * Closes connections without any traffic. Node's own timer (`server.setTimeout`) does the same, but is set again at each read
 * and write of each connection, which takes a sixteenth of a stored page's processor time.
 */
export function closeSilentConnections(server: Server, silenceMs: number): void {
  const traffic = new Map<Socket, Traffic>()
  server.on("connection", (socket) => {
    traffic.set(socket, { bytes: 0, silentLooks: 0 })
    socket.once("close", () => traffic.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, before] of traffic) {
      const bytes = socket.bytesRead + socket.bytesWritten
      const silentLooks = bytes === before.bytes ? before.silentLooks + 1 : 0
      if (silentLooks >= LOOKS) socket.destroy()
      else traffic.set(socket, { bytes, silentLooks })
    }
  }, silenceMs / LOOKS).unref()
  server.once("close", () => clearInterval(timer))
}
