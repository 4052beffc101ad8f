import diagnostics from "node:diagnostics_channel"
import type { IncomingMessage, ServerResponse } from "node:http"
import { environment } from "../env.ts"

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Everything comes from here but the shop's own pictures; the admin sets styles from its scripts. */
function adminPolicy(publicUrl: string): string {
  const pictures = `'self' data: blob: ${new URL(publicUrl).origin}`
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${pictures}`,
    // Large workbooks are unpacked in a worker that its library makes of its own script.
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
 * Guards the admin's pages: nothing from foreign hosts, in nobody's frame. Medusa serves them before any middleware of
 * ours, so the headers are set as soon as Node has the request. Medusa's development server needs inline scripts.
 */
export function installAdminHeaders(): void {
  const { NODE_ENV, PUBLIC_URL } = environment()
  if (NODE_ENV === "development") return
  const policy = adminPolicy(PUBLIC_URL)
  diagnostics.subscribe("http.server.request.start", (message) => {
    const { request, response } = message as Exchange
    if (!/^\/app(?:[/?]|$)/.test(request.url ?? "")) return
    response.setHeader("content-security-policy", policy)
    response.setHeader("x-frame-options", "DENY")
    response.setHeader("x-content-type-options", "nosniff")
    response.setHeader("referrer-policy", "same-origin")
  })
}
