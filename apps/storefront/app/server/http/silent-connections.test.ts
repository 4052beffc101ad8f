import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { expect, onTestFinished, test, vi } from "vitest"
import { closeSilentConnections } from "./silent-connections.server.ts"

const MINUTE_MS = 60_000

test("a connection without traffic is closed, one with traffic is not", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  onTestFinished(() => void vi.useRealTimers())
  const server = createServer((_request, response) => response.end("page"))
  closeSilentConnections(server, MINUTE_MS)
  server.keepAliveTimeout = 0
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const open = async () => {
    const socket = connect(port, "127.0.0.1")
    await once(socket, "connect")
    return socket
  }
  const [silent, busy] = [await open(), await open()]
  const ask = async () => {
    busy.write("GET / HTTP/1.1\r\nhost: shop\r\n\r\n")
    await once(busy, "data")
  }
  await ask()
  const closed = once(silent, "close")
  vi.advanceTimersByTime(MINUTE_MS / 2)
  await ask()
  expect(silent.destroyed).toBe(false)
  vi.advanceTimersByTime(MINUTE_MS / 2)
  await closed
  await ask()
  vi.advanceTimersByTime(2 * MINUTE_MS)
  await once(busy, "close")
  server.close()
  await once(server, "close")
  expect(vi.getTimerCount()).toBe(0)
})
