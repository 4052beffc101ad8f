import { CART_DAYS } from "@porteka/shop"
import { createCookie } from "react-router"
import { env } from "#app/server/env.server.ts"

const DAY_SECONDS = 24 * 60 * 60

/** The cart's id is as good as the cart, so it is signed and kept from scripts (name and life: specification 9). */
const cookie = createCookie("medusa-cart-id", {
  httpOnly: true,
  sameSite: "lax",
  secure: env.PUBLIC_ORIGIN.startsWith("https:"),
  path: "/",
  maxAge: CART_DAYS * DAY_SECONDS,
  secrets: [env.SESSION_SECRET],
})

/** The cart id of the browser; null when there is none or its signature is not ours. */
export async function readCartId(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"))
  return typeof value === "string" && /^cart_[A-Za-z0-9]{1,60}$/.test(value) ? value : null
}

export function rememberCart(id: string): Promise<string> {
  return cookie.serialize(id)
}

export function forgetCart(): Promise<string> {
  return cookie.serialize("", { maxAge: 0 })
}
