import { createHmac } from "node:crypto"
import { clientNetwork } from "@porteka/shop/client-network"
import { environment } from "../../env.ts"

/** In the metadata of an order: where it was pressed. */
export const PLACED_FROM = "placed_from"

/** How long the mark is kept, as the privacy notice says: no order that waits for its money is older. */
export const PLACED_FROM_DAYS = 60

/**
 * A mark that is the same for all orders of one network, and tells nobody which it is: the address itself is not kept.
 * @param address null for one that tells nobody apart
 */
export function placedFrom(address: string | null): string | null {
  if (address === null) return null
  return createHmac("sha256", environment().JWT_SECRET)
    .update(`${PLACED_FROM} ${clientNetwork(address)}`)
    .digest("base64url")
}
