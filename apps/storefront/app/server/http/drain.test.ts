import { once } from "node:events"
import { Agent, createServer, type IncomingMessage, request, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { drain } from "./drain.server.ts"

const QUICK = { idleMs: 0, mostMs: 60_000 }
const BEHIND_A_PROXY = { idleMs: 60_000, mostMs: 120_000 }

/** A server whose answers to /slow wait until the test releases them. */
async function openServer() {
  const slow = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const server = createServer(async (incoming, response) => {
    if (incoming.url === "/slow") {
      begun.resolve()
      await slow.promise
    }
    response.end(`answer to ${incoming.url}`)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
  })
  return { server, agent, begun: begun.promise, letGo: slow.resolve }
}

async function get(server: { address: Server["address"] } | number, path: string, agent?: Agent) {
  const port = typeof server === "number" ? server : (server.address() as AddressInfo).port
  const outgoing = request({ host: "127.0.0.1", port, path, ...(agent && { agent }) })
  outgoing.end()
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage]
  return { text: await text(answer), connection: answer.headers.connection }
}

test("a started request is finished", async () => {
  const { server, agent, begun, letGo } = await openServer()
  const answer = get(server, "/slow", agent)
  await begun
  const drained = drain(server, QUICK)
  letGo()
  expect(await answer).toMatchObject({ text: "answer to /slow" })
  await drained
  expect(server.listening).toBe(false)
})

test("new connections are refused", async () => {
  const { server, agent, begun, letGo } = await openServer()
  const { port } = server.address() as AddressInfo
  const answer = get(server, "/slow", agent)
  await begun
  const drained = drain(server, QUICK)
  await expect(get(port, "/")).rejects.toThrow("ECONNREFUSED")
  letGo()
  await Promise.all([answer, drained])
})

test("a connection that a proxy keeps is answered once more and then closed", async () => {
  const { server, agent } = await openServer()
  const { port } = server.address() as AddressInfo
  expect(await get(port, "/first", agent)).toEqual({ text: "answer to /first", connection: "keep-alive" })
  const drained = drain(server, BEHIND_A_PROXY)
  expect(await get(port, "/second", agent)).toEqual({ text: "answer to /second", connection: "close" })
  await drained
})

test("an idle connection without a proxy does not hold it up", async () => {
  const { server, agent } = await openServer()
  await get(server, "/", agent)
  await drain(server, QUICK)
  expect(server.listening).toBe(false)
})

test("a request that is never answered is cut off", async () => {
  const { server, agent, begun } = await openServer()
  const answer = get(server, "/slow", agent)
  const failed = expect(answer).rejects.toThrow("socket hang up")
  await begun
  await drain(server, { idleMs: 0, mostMs: 100 })
  await failed
})
