import type { ServerResponse } from "node:http"

export type Headers = Record<string, string>

/** Ends the response. No answer of the sandbox may be cached or sniffed. */
export function reply(response: ServerResponse, status: number, headers: Headers, body = ""): void {
  response.writeHead(status, { "x-content-type-options": "nosniff", "cache-control": "no-store", ...headers })
  response.end(body)
}

/** @param body an object; absent: `{}` */
export function replyJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Headers = {},
): void {
  reply(response, status, { "content-type": "application/json", ...headers }, JSON.stringify(body ?? {}))
}

/** @param csp the page's Content-Security-Policy */
export function replyHtml(response: ServerResponse, status: number, csp: string, body: string): void {
  reply(
    response,
    status,
    {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": csp,
      "referrer-policy": "no-referrer",
    },
    body,
  )
}
