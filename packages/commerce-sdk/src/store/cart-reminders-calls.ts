import type { Locale } from "@porteka/shop/languages"
import { answerWith, isList } from "../checks/answer-shape.ts"
import { post } from "../core/endpoint.ts"
import type { CartReminderAnswer } from "../types/cart-reminder-types.ts"

/** The items of an abandoned cart; the token is that of the e-mail's link. */
export const cartReminders = {
  lookUp: post("/store/cart-reminders/look-up")
    .takes<{ token: string; cart_id: string | null; locale: Locale }>()
    .gives<CartReminderAnswer>(answerWith({ items: isList }))
    .repeatable(),
}
