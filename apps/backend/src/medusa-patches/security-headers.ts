import diagnostics from "node:diagnostics_channel"
import type { IncomingMessage, ServerResponse } from "node:http"
import { environment } from "../env.ts"

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Everything is loaded from here except the shop's own pictures; the admin sets styles from its scripts. */
function adminPolicy(publicUrl: string): string {
  const pictures = `'self' data: blob: ${new URL(publicUrl).origin}`
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${pictures}`,
    // Large workbooks are unpacked in a worker that its library creates from a blob.
    "worker-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}

/**
 * Headers of every answer, before any middleware: nobody guesses its type, and no cache keeps it, unless a route says
 * otherwise, because most answers contain data of customers or of the shop. The admin's pages, whose files have rules of
 * their own, load nothing from other hosts and cannot be framed; Medusa's development server needs inline scripts.
 */
export function installSecurityHeaders(): void {
  const { NODE_ENV, PUBLIC_URL, BACKEND_URL } = environment()
  const policy = adminPolicy(PUBLIC_URL)
  const isSecure = BACKEND_URL.startsWith("https:")
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as Exchange
    response.setHeader("x-content-type-options", "nosniff")
    response.setHeader("referrer-policy", "same-origin")
    if (isSecure) response.setHeader("strict-transport-security", `max-age=${ONE_YEAR_SECONDS}`)
    if (!/^\/app(?:[/?]|$)/.test(request.url ?? "")) {
      response.setHeader("cache-control", "no-store")
      return
    }
    if (NODE_ENV === "development") return
    response.setHeader("content-security-policy", policy)
    response.setHeader("x-frame-options", "DENY")
  })
}
