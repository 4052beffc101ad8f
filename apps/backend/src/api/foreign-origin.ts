import type { AuthContext, MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, parseCorsOrigins } from "@medusajs/framework/utils"
import { forbidden } from "../refusals/refusals.ts"

const READS = new Set(["GET", "HEAD", "OPTIONS"])
const ADMIN = /^\/admin(\/|$)/i

interface Sent {
  method: string
  headers: { origin?: string | undefined; host?: string | undefined; "sec-fetch-site"?: unknown }
}

/**
 * Whether a change was sent by a page of another origin. `SameSite` keeps the session's cookie from other sites only, not from
 * another host or port of the same site, and CORS lets any page send forms and requests without a body.
 * @param origins those whose pages may call from a browser
 */
export function isForeign({ method, headers }: Sent, origins: readonly (string | RegExp)[]): boolean {
  if (READS.has(method)) return false
  const { origin, host, "sec-fetch-site": site } = headers
  if (origin !== undefined && origins.some((one) => matches(one, origin))) return false
  if (site !== undefined) return site !== "same-origin" && site !== "none"
  // Browsers state the origin of every change: without it, a program keeps the cookie.
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)
}

const matches = (allowed: string | RegExp, origin: string) =>
  typeof allowed === "string" ? allowed === origin : allowed.test(origin)

/** Refuses changes that a foreign page sends with the cookie of somebody who is signed in; tokens no page has by itself. */
export function refuseForeignOrigins(
  req: MedusaRequest & { session?: { auth_context?: AuthContext } },
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const allowed = ADMIN.test(req.path) ? [http.adminCors] : [http.storeCors, http.authCors]
  const isRefused = req.session?.auth_context && isForeign(req, allowed.flatMap(parseCorsOrigins))
  next(isRefused ? forbidden("This page is of another origin") : undefined)
}
