import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, it, onTestFinished } from "vitest"
import { GLS_SHOP } from "./lists/list-samples.fixture.ts"
import { readPublishedList } from "./read-published-list.ts"

async function publish(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hu.json`
}

const LIST = JSON.stringify({ items: [GLS_SHOP, { ...GLS_SHOP, id: "other" }] })

it("reads what is published", async () => {
  const address = await publish((_, response) => response.end(LIST))
  expect((await readPublishedList("gls", address, 4)).points).toHaveLength(2)
})

it.each<[string, number, RequestListener, string]>([
  ["an error", 0, (_, response) => response.writeHead(503).end(), "hibát küldött (503)"],
  ["a broken connection", 0, (request) => request.socket.destroy(), "nem érhető el"],
  ["half a list", 0, (_, response) => response.end(LIST.slice(0, 50)), "nem JSON"],
  ["no points", 0, (_, response) => response.end('{"items":[]}'), "egyetlen magyarországi pont sincs"],
  [
    "a list that lost most of its points",
    5,
    (_, response) => response.end(LIST),
    "csak 2 pont van az eddigi 5 helyett",
  ],
])("refuses %s", async (_, openNow, listener, message) => {
  const address = await publish(listener)
  await expect(readPublishedList("gls", address, openNow)).rejects.toThrow(message)
})
