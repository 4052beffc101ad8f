import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { z } from "@medusajs/framework/zod"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import type { WithSession } from "../../domains/account/current-account.ts"
import {
  beginMedusaSignUp,
  confirmMedusaSignUp,
  describeMedusaCustomer,
  medusaRefresh,
  medusaSignIn,
  resendMedusaCode,
} from "../../domains/account/medusa-sign-in.ts"
import { medusaSchemas } from "../../domains/account/medusa-sign-in-input.ts"
import { confirmReset, requestReset } from "../../domains/account/password.ts"
import { readShopper } from "../../domains/account/shopper.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import { invalidData, unauthorized } from "../../refusals/refusals.ts"
import { readCustomerJwt } from "./customer-jwt.ts"

/** Undefined: Medusa's own route answers. */
type Served = Promise<{ status?: number; body: object } | undefined>
type Serve = (req: MedusaRequest & WithSession) => Served

/**
 * The sign-up and sign-in calls of Medusa's clients (ruling D24), under our rules: an e-mailed code creates the
 * account, no answer reveals whether an address is registered, attempts are limited, and every token belongs to
 * a session. Differences from Medusa's: ADR 0027, "Medusa clients".
 */
const CALLS: Record<string, Serve> = {
  "POST /auth/customer/emailpass": async (req) => ({
    body: await medusaSignIn(req.scope, parse(medusaSchemas.credentials, req.body), readShopper(req)),
  }),

  "POST /auth/customer/emailpass/register": async (req) => ({
    body: await beginMedusaSignUp(req.scope, parse(medusaSchemas.credentials, req.body), readShopper(req)),
  }),

  "POST /auth/customer/emailpass/reset-password": async (req) => {
    const { identifier: email } = parse(medusaSchemas.reset, req.body)
    await requestReset(req.scope, { email, locale: DEFAULT_LOCALE }, readShopper(req))
    return { status: 201, body: { accepted: true } }
  },

  "POST /auth/customer/emailpass/update": async (req) => {
    await confirmReset(req.scope, parse(medusaSchemas.newPassword, req.body), readShopper(req))
    return { body: { success: true } }
  },

  "POST /auth/verification/request": async (req) => {
    const signUp = readCustomerJwt(req)?.sign_up
    if (!signUp) return undefined
    return { body: await resendMedusaCode(req.scope, signUp, readShopper(req)) }
  },

  "POST /auth/verification/confirm": async (req) => {
    const signUp = readCustomerJwt(req)?.sign_up
    if (!signUp) return undefined
    const { code } = parse(medusaSchemas.code, req.body)
    return { body: await confirmMedusaSignUp(req.scope, { ...signUp, code }, readShopper(req)) }
  },

  "POST /auth/token/refresh": async (req) =>
    req.account_session ? { body: medusaRefresh(req.scope, req.account_session) } : undefined,

  /** Medusa deletes its cookie; the session behind it ends, too. */
  "DELETE /auth/session": async ({ scope, account_session: session }) => {
    if (session) await scope.resolve(ACCOUNT_MODULE).sessions.end(session.id, session.customer_id)
    return undefined
  },

  "POST /store/customers": async (req) => {
    const signUp = readCustomerJwt(req)?.sign_up
    if (!signUp) throw unauthorized("Unauthorized")
    return { body: await describeMedusaCustomer(req.scope, signUp, parse(medusaSchemas.customer, req.body)) }
  },
}

export function serveMedusaCustomerCalls(
  req: MedusaRequest & WithSession,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const call = CALLS[`${req.method} ${req.path.replace(/\/+$/, "")}`]
  if (!call) {
    next()
    return
  }
  call(req).then((answer) => {
    if (answer) res.status(answer.status ?? 200).json(answer.body)
    else next()
  }, next)
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)
  throw invalidData(`Invalid request: ${fields.join("; ")}`)
}
