import { redirect, redirectDocument } from "react-router"
import { toCheckoutInput } from "#app/features/checkout/checkout-input.server.ts"
import { saveDetails } from "#app/features/checkout/checkout-service.server.ts"
import { rememberChoice } from "#app/features/checkout/choice-memory.server.ts"
import { findPickupPoints, searchedFor } from "#app/features/checkout/delivery/pickup-points.server.ts"
import { chosenAddress } from "#app/features/checkout/details/chosen-address.server.ts"
import type { DetailsFailure } from "#app/features/checkout/details/details-form.tsx"
import { rejectDetails } from "#app/features/checkout/details/reject-details.ts"
import { USE_ADDRESS_INTENT } from "#app/features/checkout/details/saved-addresses.tsx"
import { FIND_POINTS, REMEMBER_CHOICE } from "#app/features/checkout/form/checkout-intents.ts"
import { parseDetails, paymentErrors, pickupErrors } from "#app/features/checkout/form/details-schema.ts"
import { fillTowns } from "#app/forms/fill-town.server.ts"
import { requireOwner } from "#app/forms/form-owner.server.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { readCartId } from "#app/server/cart/cart-cookie.server.ts"
import { newCartKey, rememberCartKey } from "#app/server/cart/cart-keys.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { saveDeliveryAddress } from "./save-delivery-address.server.ts"

/** Why the back end refused the data, in the words of the error catalogue (specification, section 8). */
const FAILURES: Record<string, DetailsFailure> = {
  shipping_option_unavailable: "errorShippingMethod",
  payment_method_unavailable: "errorPaymentMethod",
}

/** Answers the form of the checkout's first page, or one of its buttons that only look something up. */
export async function answerDetails(request: Request, shopContext: RequestContext) {
  const cartId = await readCartId(request)
  if (!cartId) throw redirect(pathsIn(shopContext.locale).cart(), 303)
  const form = await request.formData()
  requireOwner(form, cartId)
  switch (form.get("intent")) {
    case FIND_POINTS:
      return rejectDetails(form, 200, { points: await pointsFor(shopContext, form) })
    case REMEMBER_CHOICE:
      return rememberChoice(shopContext.commerce, cartId, form)
    case USE_ADDRESS_INTENT: {
      const address = await chosenAddress(shopContext, request, form)
      return rejectDetails(form, 200, { values: { ...textsOf(form), ...address } })
    }
    default:
      return takeDetails(request, shopContext, { cartId, form })
  }
}

const pointsFor = ({ commerce }: RequestContext, form: FormData) =>
  findPickupPoints(commerce, searchedFor(form))

/** Saves the details. @throws Response a redirect to the page of the payment */
async function takeDetails(
  request: Request,
  shopContext: RequestContext,
  { cartId, form }: { cartId: string; form: FormData },
) {
  const { commerce, locale } = shopContext
  const paths = pathsIn(locale)
  fillTowns(form)
  const parsed = parseDetails(form, locale)
  if (!parsed.ok)
    return rejectDetails(form, 400, { errors: parsed.errors, points: await pointsFor(shopContext, form) })
  const key = newCartKey()
  const input = toCheckoutInput(parsed.details, locale)
  const outcome = await saveDetails(commerce, cartId, { input, key })
  switch (outcome.kind) {
    case "done": {
      const headers = { "set-cookie": await rememberCartKey(request.headers, cartId, key) }
      const errors = pickupErrors(outcome.answer.problems) ?? paymentErrors(form, outcome.answer.cart)
      if (errors)
        return rejectDetails(form, 400, { errors, points: await pointsFor(shopContext, form) }, headers)
      if (form.get("save_address") === "on") await saveDeliveryAddress(shopContext, request, parsed.details)
      if (parsed.details.payment_method !== "card") throw redirect(paths.payment(), { status: 303, headers })
      // A full page load: only the payment page may load the card provider's script.
      throw redirectDocument(paths.payment(), { status: 303, headers })
    }
    case "gone":
      throw redirect(paths.cart(), 303)
    case "unavailable":
      return rejectDetails(form, 503, { failure: "errorUnavailable" })
    case "refused": {
      if (outcome.code === "payment_in_progress") throw redirectDocument(paths.payment(), 303)
      const errors = pickupErrors([{ code: outcome.code }])
      if (errors) return rejectDetails(form, 400, { errors, points: await pointsFor(shopContext, form) })
      return rejectDetails(form, 400, { failure: FAILURES[outcome.code ?? ""] ?? "errorSave" })
    }
  }
}
