import diagnostics from "node:diagnostics_channel"
import type { IncomingMessage, ServerResponse } from "node:http"
import { environment } from "../env.ts"

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
 * Protects the admin's pages: nothing from other hosts, and no framing. Medusa serves them before any of our
 * middlewares, so the headers are set as soon as Node has the request. Medusa's development server needs inline
 * scripts.
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
