import type { Locale } from "@porteka/shop/languages"
import { answerWith, isList } from "../checks/answer-shape.ts"
import { post } from "../core/endpoint.ts"
import type { CartReminderAnswer } from "../types/cart-reminder-types.ts"

/** The goods of a left cart; the token is that of the mail's link. */
export const cartReminders = {
  lookUp: post("/store/cart-reminders/look-up")
    .takes<{ token: string; cart_id: string | null; locale: Locale }>()
    .gives<CartReminderAnswer>(answerWith({ goods: isList }))
    .repeatable(),
}
