import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { clearTries, limitTries } from "../../domains/account/limit-tries.ts"
import { readShopper } from "../../domains/account/shopper.ts"

const OK = 200

/** Limits staff sign-in attempts, before Medusa's own route checks the password. */
export function limitStaffSignIn(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const { email } = (req.body ?? {}) as { email?: unknown }
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
