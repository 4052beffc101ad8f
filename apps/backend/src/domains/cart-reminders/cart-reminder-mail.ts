import { renderCartReminder } from "@porteka/emails"
import { CURRENCY } from "@porteka/shop"
import { environment } from "../../env.ts"
import { linkToken } from "../../mail/link-token.ts"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { shopUrl } from "../../mail/shop-links.ts"
import { CART_REMINDER_MODULE } from "../../modules/cart-reminder/index.ts"
import { REMINDER_LINK_DAYS } from "../../modules/cart-reminder/service.ts"
import { jpegUrl } from "../../pictures/picture-files.ts"
import { newsletterLink } from "../newsletter/newsletter-links.ts"
import { variantTitle } from "../restock/awaited-product.ts"
import { findLeftCart } from "./find-left-carts.ts"
import { type LeftItem, readLeftItems } from "./left-items.ts"
import { reasonForSilence } from "./reminder-rule.ts"

/** The reminder of an abandoned cart, if its conditions are still met. */
export const cartReminder: MailTemplate = {
  async render(container, { about_id: cartId, locale, recipient }, props) {
    const cart = await findLeftCart(container, cartId)
    if (!cart?.subscriptionId || cart.email !== recipient) return null
    const items = await readLeftItems(container, cartId, locale)
    const facts = { ...cart, buyable: items.length }
    if (reasonForSilence(facts, props.shop.carts.remindAfterHours, new Date()) !== null) return null
    const id = await container.resolve(CART_REMINDER_MODULE).record(cartId)
    const unsubscribe_url = newsletterLink("unsubscribe", { id: cart.subscriptionId, locale })
    const rendered = renderCartReminder({
      ...props,
      unsubscribe_url,
      items: items.map(toLine),
      cart_url: shopUrl(
        locale,
        `/cart-reminder?token=${linkToken("cart-reminder", id, environment().JWT_SECRET)}`,
      ),
      days: REMINDER_LINK_DAYS,
    })
    return { ...rendered, unsubscribe_url }
  },
}

function toLine({ product, variant, quantity, ...item }: LeftItem) {
  const picture = product.pictures[variant.picture ?? 0]
  return {
    title: product.title,
    variant_title: variantTitle({ product, variant, ...item }),
    quantity,
    unit_price: variant.price?.amount ?? 0,
    currency_code: CURRENCY,
    picture_url: picture ? new URL(jpegUrl(picture), environment().PUBLIC_URL).href : null,
  }
}
