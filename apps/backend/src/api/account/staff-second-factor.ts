import {
  type AuthenticatedMedusaRequest,
  authenticate,
  type MedusaNextFunction,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { clearTries, limitTries } from "../../domains/account/limit-tries.ts"
import { STAFF_MODULE } from "../../modules/staff/index.ts"
import { followStaffLanguage } from "../../staff-language/request-language.ts"
import { refuseOldSignIn } from "./staff-sign-in.ts"

const OK = 200

type Asked = AuthenticatedMedusaRequest<{ code?: unknown }>
type Tried = { account: string; address: null }

/** Customers have passkeys (ADR 0034), and our sign-in would not ask them for Medusa's second factor. */
const whoeverIsStaff = authenticate("user", ["session", "bearer"], {
  allowUnregistered: true,
  requireMfa: false,
})

/** A code is valid once, and tries are limited even for someone who knows the password. */
function limitCodes(req: Asked, res: MedusaResponse, next: MedusaNextFunction): void {
  const { auth_identity_id: account } = req.auth_context
  const tried: Tried = { account, address: null }
  res.once("finish", () => {
    if (res.statusCode === OK) clear(req, tried)
  })
  countCode(req, tried).then(() => next(), next)
}

/** @throws too many tries */
async function countCode({ body, scope }: Asked, tried: Tried): Promise<void> {
  const code = String(body?.code ?? "")
  // Not counted as an attempt, because the admin first asks whether a code is needed.
  if (code === "") return
  await limitTries(scope, "second_factor", tried)
  await limitTries(scope, "second_factor_code", { account: `${tried.account} ${code}`, address: null })
}

function clear(req: Asked, tried: Tried): void {
  clearTries(req.scope, "second_factor", tried).catch((error) => {
    req.scope.resolve("logger").warn(`Tries of a second factor were not cleared: ${error}`)
  })
}

/** Logs that a second factor was set up, removed, or got new recovery codes. */
function recordChange(req: Asked, res: MedusaResponse, next: MedusaNextFunction): void {
  const { actor_id: actorId } = req.auth_context
  const { method } = req
  const path = req.originalUrl.split("?", 1)[0] ?? ""
  res.once("finish", () => {
    if (res.statusCode === OK && actorId) record(req, { actor_id: actorId, method, path })
  })
  next()
}

function record(req: Asked, action: { actor_id: string; method: string; path: string }): void {
  const staff = req.scope.resolve(STAFF_MODULE)
  staff
    .find(action.actor_id)
    .then((member) => staff.recordAction({ ...action, email: member?.email ?? null, subject: null }))
    .catch((error) => req.scope.resolve("logger").error(`What the staff did was not recorded: ${error}`))
}

/** Additions to Medusa's second-factor routes. */
export const secondFactorRoutes: MiddlewareRoute[] = [
  { matcher: "/auth/mfa/*", middlewares: [followStaffLanguage, whoeverIsStaff, refuseOldSignIn] },
  { matcher: "/auth/mfa/challenges/:id/verify", methods: ["POST"], middlewares: [limitCodes] },
  { matcher: "/auth/mfa/factors/:id/verify", methods: ["POST"], middlewares: [limitCodes, recordChange] },
  { matcher: "/auth/mfa/factors/:id", methods: ["DELETE"], middlewares: [limitCodes, recordChange] },
  { matcher: "/auth/mfa/recovery-codes", methods: ["POST"], middlewares: [recordChange] },
]
