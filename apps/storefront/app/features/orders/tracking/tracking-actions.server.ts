import { type CommerceClient, isBadRequest, isNotFound, isOutage, type Order } from "@porteka/commerce-sdk"
import { LINK_TOKEN_CHARACTERS } from "@porteka/shop"
import { textsOf } from "#app/forms/texts-of.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { parseTracking, type TrackingState } from "./order-tracking.ts"

/** Opens the order of an e-mail's link. */
export async function openOrderLink(
  commerce: CommerceClient,
  token: string,
): Promise<{ order: Order } | TrackingState> {
  try {
    const { order_id: id } = await commerce.orderLinks.lookUp({
      token: token.slice(0, LINK_TOKEN_CHARACTERS),
    })
    return await commerce.orders.retrieve(id)
  } catch (error) {
    if (isNotFound(error) || isBadRequest(error)) return { kind: "expired" }
    if (isOutage(error)) return { kind: "unavailable", values: {} }
    throw error
  }
}

/** Handles the tracking form. The answer is the same for every number and address. */
export async function answerTracking(
  commerce: CommerceClient,
  locale: Locale,
  form: FormData,
): Promise<TrackingState> {
  const values = textsOf(form)
  const parsed = parseTracking(values)
  if (!parsed.ok) return { kind: "form", values, errors: parsed.errors }
  try {
    await commerce.orderLinks.ask({ order_number: parsed.number, email: parsed.email, locale })
    return { kind: "sent" }
  } catch (error) {
    if (isOutage(error)) return { kind: "unavailable", values }
    throw error
  }
}
