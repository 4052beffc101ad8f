import { createHmac } from "node:crypto"
import { clientNetwork } from "@porteka/shop/client-network"
import { environment } from "../../env.ts"

/** Key in an order's metadata: the network it was placed from. */
export const PLACED_FROM = "placed_from"

/**
 * A mark that is equal for all orders from one network and cannot be reversed: the address itself is not
 * stored.
 * @param address null if it identifies nobody
 */
export function placedFrom(address: string | null): string | null {
  if (address === null) return null
  return createHmac("sha256", environment().JWT_SECRET)
    .update(`${PLACED_FROM} ${clientNetwork(address)}`)
    .digest("base64url")
}
