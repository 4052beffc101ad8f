import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { renewSession } from "../../domains/account/renew-session.ts"
import { notFound } from "../../refusals/refusals.ts"
import { limitStaffSignIn, refuseOldSignIn } from "./staff-sign-in.ts"

/** Who signs in: the staff here, customers in `medusa-customer-calls.ts`. */
const ACTORS = ["user", "customer"]

/** Medusa checks a password for any kind of actor that a caller invents, for which no attempts would be counted. */
function requireKnownActor(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  if (ACTORS.includes(req.params.actor ?? "")) next()
  else refuse(req, _res, next)
}

function refuse(_req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  next(notFound("There is nothing at this address"))
}

async function beginAnew(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): Promise<void> {
  await renewSession(req)
  next()
}

const anyStaff = authenticate("user", ["session", "bearer"], { allowUnregistered: true, requireMfa: false })

/** Sign-in with a password: attempts are counted for each way in which Medusa would check one. */
export const signInRoutes: MiddlewareRoute[] = [
  { matcher: "/auth/:actor/emailpass", middlewares: [requireKnownActor] },
  // Medusa serves every sign-in by GET as well, for the providers of others that redirect to it.
  { matcher: "/auth/:actor/emailpass", methods: ["GET"], middlewares: [refuse] },
  // Medusa makes a member of the staff of whoever has signed in with a provider that knows the address, without an invitation.
  { matcher: "/auth/:auth_provider/user", middlewares: [refuse] },
  { matcher: "/auth/user/emailpass", methods: ["POST"], middlewares: [limitStaffSignIn] },
  { matcher: "/auth/session", methods: ["POST"], middlewares: [beginAnew] },
  // Otherwise a token could be renewed for ever. Customers' are renewed in `medusa-customer-calls.ts`.
  { matcher: "/auth/token/refresh", methods: ["POST"], middlewares: [anyStaff, refuseOldSignIn] },
]
