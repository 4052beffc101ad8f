import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, test } from "vitest"
import { limitServers } from "./server-limits.ts"

const server = createServer((request, response) => {
  // More than the buffers of both ends take: who does not read keeps it waiting.
  request.on("end", () => response.end(Buffer.alloc(64 * 1024 * 1024))).resume()
})

beforeAll(async () => {
  const limitNoMore = limitServers(
    { headersTimeout: 20, requestTimeout: 40, connectionsCheckingInterval: 5 },
    200,
  )
  await once(server.listen(0, "127.0.0.1"), "listening")
  // At once, because the tests of other files run in this process.
  limitNoMore()
})

afterAll(() => server.close())

const open = () => connect((server.address() as AddressInfo).port, "127.0.0.1")

test.each([
  ["headers", "GET / HTTP/1.1\r\nHost: shop\r\n"],
  ["bodies", "POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\n1"],
])("%s that never end are given up", async (_what, beginning) => {
  const socket = open()
  socket.write(beginning)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
})

test("an answer that nobody reads is given up", async () => {
  const accepted = once(server, "connection")
  const client = open()
  client.write("GET / HTTP/1.1\r\nHost: shop\r\n\r\n")
  const [socket] = await accepted
  await once(socket, "close")
  client.destroy()
})
