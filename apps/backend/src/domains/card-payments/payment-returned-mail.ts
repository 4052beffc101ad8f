import { Modules } from "@medusajs/framework/utils"
import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { type PaymentReturnedReason, renderPaymentReturned } from "@porteka/emails"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { shopUrl } from "../../mail/shop-links.ts"
import { CARD_PAYMENT_MODULE } from "../../modules/card-payment/index.ts"

const REASONS: Partial<Record<CheckoutProblem["code"], PaymentReturnedReason>> = {
  out_of_stock: "sold_out",
  item_unavailable: "sold_out",
  item_undeliverable: "sold_out",
  promotion_invalid: "promotion_invalid",
  price_changed: "price_changed",
  total_changed: "price_changed",
}

/** The first specific problem. */
export function reasonOf(problems: readonly CheckoutProblem[]): PaymentReturnedReason {
  return problems.map(({ code }) => REASONS[code]).find((reason) => reason !== undefined) ?? "other"
}

/** Sent to a shopper who has paid but gets no order. */
export const paymentReturned: MailTemplate = {
  async render(container, { about_id: id, locale }, props) {
    const attempt = await container.resolve(CARD_PAYMENT_MODULE).find(id)
    if (!attempt) return null
    const [cart] = await container
      .resolve(Modules.CART)
      .listCarts({ id: attempt.cart_id }, { relations: ["shipping_address"] })
    return renderPaymentReturned({
      ...props,
      recipient: cart?.shipping_address ?? null,
      amount: attempt.amount,
      currency_code: attempt.currency_code,
      reason: reasonOf(attempt.problems ?? []),
      cart_url: shopUrl(locale, "/cart"),
    })
  },
}
