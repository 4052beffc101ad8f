import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { type ControlBody, countOf, textOf, wordOf } from "../control/control-body.ts"
import { createFaultPlan, FAULTS, type FaultPlan, type FaultRule } from "../control/fault-plan.ts"
import { pickLanguage } from "../pages/html.ts"
import { outcomePageCsp } from "../pages/outcome-page.ts"
import { readBody } from "../server/read-body.ts"
import { reply, replyHtml, replyJson } from "../server/reply.ts"
import { createHostedPayments, type HostedPayments, OUTCOMES } from "./hosted-payments.ts"
import { createNotices, type Notices } from "./notices.ts"
import { paymentPage } from "./payment-page.ts"
import type { Protocol } from "./protocol.ts"

export interface HostedSandboxOptions {
  /** 0: any free port. */
  port: number
  protocol: Protocol
  /** Loopback if absent. */
  host?: string | undefined
}

export interface HostedSandbox {
  /** Without a trailing slash. */
  url: string
  close(): Promise<void>
}

interface Scene {
  url: string
  protocol: Protocol
  payments: HostedPayments
  notices: Notices
  faults: FaultPlan
}

const LOOPBACK = "127.0.0.1"
const PAGE_PATH = "/page/"
const CONTROL_PATH = "/sandbox/"

/**
 * Starts a stand-in for a provider with a hosted payment page: its API, its page, and the calls that control
 * it in tests.
 */
export async function startHostedSandbox({
  port,
  protocol,
  host = LOOPBACK,
}: HostedSandboxOptions): Promise<HostedSandbox> {
  const notices = createNotices(protocol)
  const scene = { url: "", protocol, payments: createHostedPayments(), notices, faults: createFaultPlan() }
  const server = createServer((request, response) => {
    answer(scene, request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url?.split("?")[0]} failed`, error)
      if (!response.headersSent) replyJson(response, 500, { error: String(error) })
    })
  })
  server.listen(port, host)
  await once(server, "listening")
  scene.url = `http://${host}:${(server.address() as AddressInfo).port}`
  return {
    url: scene.url,
    close: async () => {
      notices.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answer(scene: Scene, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", scene.url)
  if (url.pathname === "/healthz") return replyJson(response, 200, { status: "ok" })
  const body = await readBody(request)
  if (url.pathname.startsWith(PAGE_PATH)) answerPage(scene, request, response, { url, body })
  else if (url.pathname.startsWith(CONTROL_PATH)) await answerControl(scene, response, { url, body })
  else await answerApi(scene, request, response, { url, body })
}

async function answerApi(
  { protocol, payments, faults, url: own }: Scene,
  { method = "GET", headers }: IncomingMessage,
  response: ServerResponse,
  { url, body }: { url: URL; body: string },
): Promise<void> {
  const fault = faults.take(method, url.pathname, body)
  if (fault?.fault === "delay") await sleep(fault.ms ?? 0)
  if (fault?.fault === "drop_request") return void response.destroy()
  if (fault?.fault === "fail") return replyJson(response, fault.status ?? 500, {})
  const answer = protocol.answer({ method, url, body, headers }, payments, (id) => own + PAGE_PATH + id)
  if (fault?.fault === "drop_answer") return void response.destroy()
  if (!answer) return replyJson(response, 404, { error: "There is nothing here" })
  reply(response, answer.status ?? 200, answer.headers, answer.body)
}

function answerPage(
  { payments, notices, protocol }: Scene,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { url, body }: { url: URL; body: string },
): void {
  const payment = payments.find(url.pathname.slice(PAGE_PATH.length))
  if (!payment) {
    replyJson(response, 404, { error: "There is no such payment" })
    return
  }
  const outcome = OUTCOMES.find((one) => one === new URLSearchParams(body).get("outcome"))
  if (method === "POST" && outcome && payments.decide(payment, outcome)) notices.tell(payment)
  if (method === "GET" && payment.state === "waiting") payment.state = "at_page"
  if (method === "POST" || payment.state !== "at_page")
    reply(response, 303, { location: protocol.returnAddress(payment) })
  else {
    const language = pickLanguage(headers["accept-language"])
    replyHtml(response, 200, outcomePageCsp(payment.returnUrl), paymentPage(payment, language))
  }
}

/** Test actions that replace the shopper, the network and the provider's staff. */
async function answerControl(
  { payments, notices, protocol, faults }: Scene,
  response: ServerResponse,
  { url, body }: { url: URL; body: string },
): Promise<void> {
  const fields = (body ? JSON.parse(body) : {}) as ControlBody
  const action = url.pathname.slice(CONTROL_PATH.length)
  if (action === "faults") {
    faults.add(toRule(fields))
    return replyJson(response, 200, {})
  }
  const payment = payments.find(textOf(fields, "id") ?? "")
  if (action === "notices/hold" || action === "notices/deliver") {
    notices.hold(action === "notices/hold")
    return replyJson(response, 200, {})
  }
  if (!payment) return replyJson(response, 404, { error: "There is no such payment" })
  switch (action) {
    case "read":
      return replyJson(response, 200, payment)
    case "open":
      payment.state = "at_page"
      return replyJson(response, 200, payment)
    case "decide":
      if (payments.decide(payment, wordOf(fields, "outcome", OUTCOMES))) notices.tell(payment)
      return replyJson(response, 200, { return_url: protocol.returnAddress(payment) })
    case "change":
      payment.total = countOf(fields, "total") ?? payment.total
      return replyJson(response, 200, payment)
    case "notices/send":
      return replyJson(response, 200, { outcome: await notices.send(payment) })
    default:
      return replyJson(response, 404, { error: "There is no such control" })
  }
}

function toRule(fields: ControlBody): FaultRule {
  return {
    method: textOf(fields, "method"),
    path: textOf(fields, "path"),
    body: textOf(fields, "body"),
    fault: wordOf(fields, "fault", FAULTS),
    ms: countOf(fields, "ms"),
    status: countOf(fields, "status"),
    times: countOf(fields, "times"),
  }
}
