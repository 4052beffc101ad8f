import { answerWith, isText } from "../checks/answer-shape.ts"
import { post } from "../core/endpoint.ts"
import type { NewsletterAnswer } from "../types/newsletter-types.ts"

const checkAnswer = answerWith({ state: isText })

const byToken = (action: string) =>
  post(`/store/newsletter/${action}`)
    .takes<{ token: string }>()
    .gives<NewsletterAnswer>(checkAnswer)
    .repeatable()

/** A newsletter subscription, requested with an order; the token is that of the e-mail's links. */
export const newsletter = {
  lookUp: byToken("look-up"),
  confirm: byToken("confirm"),
  unsubscribe: byToken("unsubscribe"),
}
