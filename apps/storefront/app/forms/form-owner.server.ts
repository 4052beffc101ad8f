import { createHash } from "node:crypto"
import { data } from "react-router"
import { OWNER_FIELD } from "./owner-field.ts"

const CHARACTERS = 16

/**
 * What the forms of a page say about whom it was made for: a hash, because no script may read the id of a cart (ruling D25).
 * @param id of the customer or the cart
 */
export const formOwner = (id: string): string =>
  createHash("sha256").update(id).digest("base64url").slice(0, CHARACTERS)

/**
 * Refuses a form of a page that was made for somebody else: an old tab, opened before another person logged in. With scripts such
 * a page loads itself again; without them it would save the first one's data for the second. A form without an owner is accepted.
 * @throws 409, shown as an error page
 */
export function requireOwner(form: FormData, id: string): void {
  const owner = form.get(OWNER_FIELD)
  if (owner !== null && owner !== formOwner(id)) throw data(null, { status: 409 })
}
