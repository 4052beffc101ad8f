import { once } from "node:events"
import { type AddressInfo, createServer, type Socket } from "node:net"
import { expect, test } from "vitest"
import { openSharedCounts } from "./shared-counts.server.ts"

test("a connection whose other end has vanished without a sign is opened anew", {
  timeout: 60_000,
}, async () => {
  const open = new Set<Socket>()
  const vanished = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket
      .on("close", () => open.delete(socket))
      .on("data", (bytes) => {
        const commands = bytes.toString().match(/^\*\d+\r$/gm) ?? []
        if (!vanished.has(socket)) socket.write(commands.map(() => "+PONG\r\n").join(""))
      })
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo
  const redis = await openSharedCounts({ REDIS_URL: `redis://127.0.0.1:${port}` })
  const isAnswered = () =>
    expect.poll(() => redis?.ping().catch(() => "no answer"), { timeout: 20_000 }).toBe("PONG")
  await isAnswered()
  for (const socket of open) vanished.add(socket)
  await isAnswered()
  redis?.disconnect()
  server.close()
})
