import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { afterEach, expect, test } from "vitest"
import { mayBegin } from "./one-request-at-a-time.server.ts"

const begun: { url: string | undefined; response: ServerResponse }[] = []
const server = createServer((request, response) => {
  if (mayBegin(request, response)) begun.push({ url: request.url, response })
})

afterEach(() => server.close())

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`

test("of the requests that a client sends without waiting one is begun; the connection ends with its answer", async () => {
  server.listen(0)
  await once(server, "listening")
  const client = connect((server.address() as AddressInfo).port)
  let received = ""
  client.setEncoding("utf8").on("data", (text) => {
    received += text
  })
  client.write(ask("/first"))
  await once(server, "request")
  begun[0]?.response.end("one")
  await once(client, "data")
  // Whoever waits keeps the connection.
  client.write(ask("/second") + ask("/third").repeat(500))
  await once(server, "request")
  begun[1]?.response.end("two")
  await once(client, "close")
  expect(begun.map(({ url }) => url)).toEqual(["/first", "/second"])
  expect(received.match(/one|two/g)).toEqual(["one", "two"])
})
