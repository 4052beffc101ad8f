import { once } from "node:events"
import { createServer, type IncomingMessage, request } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { answerUnreadable } from "../security/unreadable-request.server.ts"
import { answerLateForm, rememberForm } from "./late-form.server.ts"

/** Long enough for the headers to arrive on a busy machine. */
const SOON = { headersTimeout: 500, requestTimeout: 500, connectionsCheckingInterval: 20 }

/** The answer to a form of which only the beginning arrives. */
async function sendHalf(path: string, type = "application/x-www-form-urlencoded") {
  const server = createServer(SOON, rememberForm)
  server.on("clientError", (error, socket) =>
    answerUnreadable(error, socket as Socket, (late) => answerLateForm(late, "/shop.css")),
  )
  onTestFinished(() => server.closeAllConnections())
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const outgoing = request({
    port,
    host: "127.0.0.1",
    method: "POST",
    path,
    headers: { "content-length": 100, "content-type": type },
  })
  outgoing.on("error", () => undefined)
  outgoing.write("text=half")
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage]
  return { status: answer.statusCode, type: answer.headers["content-type"], body: await text(answer) }
}

test.each([
  ["/hu/panaszkezeles", "Vissza az űrlaphoz"],
  ["/en/complaints", "Back to the form"],
])("a form that takes too long at %s is answered with a page that leads back to it", async (path, link) => {
  const { status, type, body } = await sendHalf(path)
  expect([status, type]).toEqual([408, "text/html; charset=utf-8"])
  expect(body).toContain(`<a class="text-link" href="">${link}</a>`)
  expect(body).toContain('href="/shop.css"')
})

test.each([
  ["application/x-www-form-urlencoded", false],
  ["multipart/form-data; boundary=x", true],
])("a late form of type %s is told to send fewer pictures: %s", async (type, isTold) => {
  const { body } = await sendHalf("/en/complaints", type)
  expect(body.includes("smaller pictures")).toBe(isTold)
})

test.each(["/api/session", "/hu/panaszkezeles.data"])(
  "a program that is too slow at %s gets JSON",
  async (path) => {
    const { status, body } = await sendHalf(path)
    expect([status, JSON.parse(body)]).toEqual([408, { error: { status: 408, message: "Request Timeout" } }])
  },
)
