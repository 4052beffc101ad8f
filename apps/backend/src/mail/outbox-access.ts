import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { environment } from "../env.ts"

const LOOPBACK_HOSTS = ["127.0.0.1", "::1", "[::1]", "localhost"]

/**
 * The outbox holds people's addresses and orders: it is open only while mails are not really sent, and in
 * production only when this server listens on the loopback address. Else it does not exist. It answers to this
 * machine's own names alone: a page elsewhere may give its name our address (DNS rebinding).
 */
export function outboxOnly(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { SMTP_URL, NODE_ENV, HOST } = environment()
  const isOpen = !SMTP_URL && (NODE_ENV !== "production" || LOOPBACK_HOSTS.includes(HOST))
  if (isOpen && LOOPBACK_HOSTS.includes(req.hostname)) next()
  else res.sendStatus(404)
}
