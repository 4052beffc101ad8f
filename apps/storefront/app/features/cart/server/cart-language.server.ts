import type { Cart, CommerceClient } from "@porteka/commerce-sdk"
import type { Locale } from "#app/i18n/locales.ts"
import { cartMarks } from "./cart-rebuild.server.ts"

/**
 * Whether the cart is in this language already. Both fields are compared, because the checkout changes only the
 * cart's own.
 */
export function isInLanguage(cart: Cart, locale: Locale): boolean {
  return cart.metadata?.cookie_locale === locale && (cart.locale ?? locale).startsWith(locale)
}

/** Medusa keeps the metadata that is not sent: it may have changed since the cart was read. */
export async function translate(
  { commerce, locale }: { commerce: CommerceClient; locale: Locale },
  cart: Cart,
): Promise<Cart> {
  return (await commerce.carts.update(cart.id, { locale, metadata: cartMarks(locale) })).cart
}
