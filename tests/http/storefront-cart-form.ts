import type { Answer, Shopper } from "../fixtures/shopper.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"

/** The products of the cart tests, to be read before the first of them. */
export async function cartProducts() {
  const products = await testProductsOf("cart")
  return (index = 0): TestProduct => {
    const found = products[index]
    if (!found) throw new Error(`There are only ${products.length} products for these tests.`)
    return found
  }
}

/** Submits the form of a product page. */
export const addToCart = (visitor: Shopper, { variantId }: TestProduct, quantity?: string) =>
  visitor.post("/hu/cart", {
    intent: "add",
    variant_id: variantId,
    ...(quantity === undefined ? {} : { quantity }),
  })

type Session = { cart: { count: number; total: number; currency: string } | null; cart_available: boolean }

export const sessionOf = async (visitor: Shopper): Promise<Session> =>
  JSON.parse((await visitor.send("/api/session")).text)

/** The lines of the cart page. */
export const lineIds = (page: Answer) => [
  ...new Set([...page.text.matchAll(/name="line_id" value="(cali_[A-Za-z0-9]+)"/g)].map(([, id = ""]) => id)),
]
