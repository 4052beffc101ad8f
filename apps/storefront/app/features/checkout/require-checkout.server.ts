import type { CheckoutAnswer } from "@porteka/commerce-sdk"
import { redirect } from "react-router"
import type { Locale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { saveCheckout } from "./checkout-service.server.ts"

interface OpenCheckout {
  cartId: string
  answer: CheckoutAnswer
}

/**
 * The checkout of the visitor's cart; null while the back end is unavailable.
 * @param placedOrder an order that this browser has just placed, perhaps in another tab
 * @throws a redirect if there is nothing to check out
 */
export async function requireCheckout(
  { commerce, locale }: Pick<RequestContext, "commerce" | "locale">,
  cartId: string | null,
  placedOrder: string | undefined,
): Promise<OpenCheckout | null> {
  const paths = pathsIn(locale)
  if (!cartId) throw redirect(placedOrder ? paths.orderConfirmation(placedOrder) : paths.cart())
  const outcome = await saveCheckout(commerce, cartId, {})
  if (outcome.kind === "unavailable") return null
  // The cart became an order in the meantime: the verification page finds it.
  if (outcome.kind === "gone") throw redirect(paths.verifyPayment())
  if (outcome.kind === "refused" || outcome.answer.cart.items.length === 0) throw redirect(paths.cart())
  return { cartId, answer: await inLanguage(commerce, cartId, outcome.answer, locale) }
}

/**
 * The cart takes the language of the page, for the order and its e-mails, even if it was changed late. A cart
 * in payment keeps its language.
 */
async function inLanguage(
  commerce: RequestContext["commerce"],
  cartId: string,
  answer: CheckoutAnswer,
  locale: Locale,
): Promise<CheckoutAnswer> {
  if (answer.card_payment || answer.cart.locale?.startsWith(locale)) return answer
  const outcome = await saveCheckout(commerce, cartId, { locale })
  return outcome.kind === "done" ? outcome.answer : answer
}
