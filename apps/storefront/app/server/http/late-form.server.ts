import { type IncomingMessage, STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import { isDataPath, pathOf } from "../security/request-target.server.ts"
import { PLAIN_PAGE_POLICY, plainPage } from "./plain-error.server.ts"

const TOO_SLOW = 408

/** By connection: the error of a request that takes too long names nothing else. */
const arriving = new WeakMap<Socket, IncomingMessage>()

/** A form that a browser submits without scripts begins to arrive. */
export function rememberForm(request: IncomingMessage): void {
  const path = pathOf(request.url ?? "")
  if (request.method !== "POST" || path.startsWith("/api/") || isDataPath(path)) return
  arriving.set(request.socket, request)
}

/** The page for a form that is still arriving on this connection when its time is over; null if there is none. */
export function answerLateForm(socket: Socket, stylesheet: string | null) {
  const request = arriving.get(socket)
  if (!request?.url || request.complete) return null
  const reason = STATUS_CODES[TOO_SLOW] ?? ""
  return {
    headers: [
      "content-type: text/html; charset=utf-8",
      "cache-control: private, no-store",
      `content-security-policy: ${PLAIN_PAGE_POLICY}`,
    ],
    body: plainPage({ url: request.url, headers: request.headers }, { status: TOO_SLOW, reason, stylesheet }),
  }
}
