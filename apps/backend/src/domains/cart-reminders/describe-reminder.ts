import type { MedusaContainer } from "@medusajs/framework/types"
import type { CartReminderAnswer } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop/languages"
import { environment } from "../../env.ts"
import { readLinkToken } from "../../mail/link-token.ts"
import { CART_REMINDER_MODULE } from "../../modules/cart-reminder/index.ts"
import { notFound } from "../../refusals/refusals.ts"
import { variantTitle } from "../restock/awaited-product.ts"
import { findLeftCart } from "./find-left-carts.ts"
import { readLeftItems } from "./left-items.ts"

/**
 * What a reminder's link shows to whoever has it: products, and nothing about the person or the cart.
 * @param browserCart the cart of the asking browser
 * @throws 404, the same for an invalid or expired link and for a cart that became an order
 */
export async function describeReminder(
  container: MedusaContainer,
  { token, cart_id: browserCart, locale }: { token: string; cart_id: string | null; locale: Locale },
): Promise<CartReminderAnswer> {
  const id = readLinkToken("cart-reminder", token, environment().JWT_SECRET)
  const cartId = id && (await container.resolve(CART_REMINDER_MODULE).findCart(id))
  const cart = cartId && (await findLeftCart(container, cartId))
  if (!cart || cart.isOrdered) {
    throw notFound("There is no such reminder")
  }
  const items = await readLeftItems(container, cart.id, locale)
  return {
    is_in_browser: cart.id === browserCart,
    items: items.map(({ product, variant, variantId, quantity, isGiftWrapped, isPersonalised }) => ({
      variant_id: variantId,
      quantity,
      gift_wrap: isGiftWrapped,
      personalised: isPersonalised,
      title: [product.title, variantTitle({ product, variant })].filter(Boolean).join(", "),
      handle: product.handle,
      variant_key: variant.sku ?? variant.id,
    })),
  }
}
