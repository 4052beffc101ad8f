import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { fieldsOf } from "@porteka/shop/parse-json"
import { clearTries, limitTries } from "../../domains/account/limit-tries.ts"
import { readShopper } from "../../domains/account/shopper.ts"
import { STAFF_MODULE } from "../../modules/staff/index.ts"
import { unauthorized } from "../../refusals/refusals.ts"

const OK = 200
const SECOND_MS = 1000

/** What Medusa knows of a signed-in person, from the token or the session that was begun with it. */
interface SignIn {
  actor_type?: string
  auth_identity_id?: string
  /** When the token was issued, in seconds. */
  iat?: number
}

/** @throws 401 if the password was changed since the staff member signed in */
export async function requireLiveSignIn(req: MedusaRequest): Promise<void> {
  const {
    actor_type: type,
    auth_identity_id: id = "",
    iat = 0,
  } = (req as { auth_context?: SignIn }).auth_context ?? {}
  if (type === "user" && (await req.scope.resolve(STAFF_MODULE).hasNewerPassword(id, iat)))
    throw unauthorized("Unauthorized")
}

/** For Medusa's routes about sign-ins, which are not below `/admin`. */
export async function refuseOldSignIn(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await requireLiveSignIn(req)
  next()
}

/** The browser in which somebody changes the password stays signed in. */
export function keepSignIn({ session }: MedusaRequest & { session?: { auth_context?: SignIn } }): void {
  if (session?.auth_context) session.auth_context.iat = Math.ceil(Date.now() / SECOND_MS)
}

/** Limits staff sign-in attempts, before Medusa's own route checks the password. */
export function limitStaffSignIn(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { email } = fieldsOf(req.body)
  const account = typeof email === "string" ? email.trim().toLowerCase() : ""
  const tried = { account, address: readShopper(req).address }
  res.once("finish", () => {
    if (res.statusCode !== OK) return
    // Successes do not reset the count, so the right password counts like a wrong one.
    clearTries(req.scope, "staff_sign_in", tried).catch((error) => {
      req.scope.resolve("logger").warn(`Tries to sign in were not cleared: ${error}`)
    })
  })
  limitTries(req.scope, "staff_sign_in", tried).then(() => next(), next)
}
