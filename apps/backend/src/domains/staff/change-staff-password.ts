import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { findPasswordProblem } from "../../identity/password-rules.ts"
import { PASSWORD_PROVIDER } from "../../modules/emailpass/provider-name.ts"
import { STAFF_MODULE } from "../../modules/staff/index.ts"
import { notFound } from "../../refusals/refusals.ts"
import { clearTries, limitTries } from "../account/limit-tries.ts"

/**
 * @returns why the new password was refused; null if it was set.
 * @throws 404 for an API key, and if the password was tried too often
 */
export async function changeStaffPassword(
  container: MedusaContainer,
  userId: string,
  { current, password }: { current: string; password: string },
): Promise<"wrong" | "weak" | null> {
  const member = await container.resolve(STAFF_MODULE).find(userId)
  if (!member) throw notFound("There is no such account")
  const { email } = member
  const tried = { account: userId, address: null }
  await limitTries(container, "password", tried)
  const auth = container.resolve(Modules.AUTH)
  const { success } = await auth.authenticate(PASSWORD_PROVIDER, { body: { email, password: current } })
  if (!success) return "wrong"
  await clearTries(container, "password", tried)
  if (findPasswordProblem(password, email)) return "weak"
  const changed = await auth.updateProvider(PASSWORD_PROVIDER, { entity_id: email, password })
  if (!changed.success) throw new Error(`The password of ${userId} was not changed: ${changed.error}`)
  return null
}
