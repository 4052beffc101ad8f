import { randomBytes } from "node:crypto"
import { CART_ID } from "@porteka/commerce-sdk/wire"
import { CART_DAYS } from "@porteka/shop"
import { z } from "zod"
import { ownCookie } from "../security/own-cookie.server.ts"

const KEY_BYTES = 24
/** Newest first. A browser rarely has more than its current cart and one that is being paid. */
const MOST_KEYS = 5

const CartKeys = z.array(
  z.object({ cart: z.string().regex(CART_ID), key: z.string().regex(/^[\w-]{22,64}$/) }),
)

/** The keys of this browser's carts. Without its key, a cart with personal data is not found (ADR 0056). */
const cookie = ownCookie("cart-keys", CART_DAYS)

async function readKeys(headers: Headers): Promise<z.infer<typeof CartKeys>> {
  return CartKeys.safeParse(await cookie.parse(headers.get("cookie"))).data ?? []
}

/** This browser's key of a cart; null if it has none. */
export async function readCartKey({ headers }: { headers: Headers }, cart: string): Promise<string | null> {
  return (await readKeys(headers)).find((known) => known.cart === cart)?.key ?? null
}

/** Set-Cookie that replaces the key of this cart. */
export async function rememberCartKey(headers: Headers, cart: string, key: string): Promise<string> {
  const others = (await readKeys(headers)).filter((known) => known.cart !== cart)
  return cookie.serialize([{ cart, key }, ...others].slice(0, MOST_KEYS))
}

export const newCartKey = (): string => randomBytes(KEY_BYTES).toString("base64url")
