import { type Basket, medusaShopper, ourShopper } from "../purchase/shopper.ts"
import type { Door } from "../purchase/wire.ts"
import type { BenchCart } from "./crowd.ts"

/** A cart with the basket's first thing, as each side begins one. */
export async function startCall(side: "ours" | "medusa", door: Door, basket: Basket): Promise<BenchCart> {
  const shopper = side === "ours" ? ourShopper : medusaShopper
  return { id: await shopper.startCart(door, basket), cookie: "" }
}

/** The same by the shop's form, with the cookie it gives a browser. */
export async function startForm(shopUrl: string, { variantId }: Basket): Promise<BenchCart> {
  const answer = await fetch(`${shopUrl}/hu/cart`, {
    method: "POST",
    headers: { origin: shopUrl },
    body: new URLSearchParams({ intent: "add", variant_id: variantId }),
    redirect: "manual",
  })
  const cookie = (answer.headers.getSetCookie()[0] ?? "").split(";")[0] ?? ""
  return { id: readId(cookie), cookie }
}

/** The cookie is signed, not sealed: base64 of the id as JSON, a dot, the signature. */
function readId(cookie: string): string {
  const [coded = ""] = decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1)).split(".")
  return String(JSON.parse(Buffer.from(coded, "base64").toString()))
}
