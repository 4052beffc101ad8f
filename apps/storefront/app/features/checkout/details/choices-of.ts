import type { DeliveryCode } from "@porteka/shop"
import type { CheckoutView } from "../checkout-view.ts"

type Choices = Pick<CheckoutView, "isSent" | "options" | "chosenOptionId">

/** What the form's fields of the delivery say, before anything is chosen in it. */
export function choicesOf({ isSent, options, chosenOptionId }: Choices): Record<string, string> {
  const idOf = (code: DeliveryCode) => options.find((option) => option.code === code)?.id ?? ""
  return {
    sent_by_mail: isSent ? "" : "on",
    shipping_option_id: chosenOptionId ?? "",
    pickup_option_id: idOf("locker"),
    own_option_id: idOf("pickup"),
  }
}
