import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { environment } from "../env.ts"

const LOOPBACK_HOSTS = ["127.0.0.1", "::1", "[::1]", "localhost"]

/**
 * The outbox contains addresses and orders: it is open only while e-mails are not really sent, and in
 * production only if this server listens on the loopback address. Otherwise it does not exist. It answers
 * only to this machine's own host names, because a foreign page could point its name to our address (DNS
 * rebinding).
 */
export function outboxOnly(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { SMTP_URL, NODE_ENV, HOST } = environment()
  const isOpen = !SMTP_URL && (NODE_ENV !== "production" || LOOPBACK_HOSTS.includes(HOST))
  if (isOpen && LOOPBACK_HOSTS.includes(req.hostname)) next()
  else res.sendStatus(404)
}
