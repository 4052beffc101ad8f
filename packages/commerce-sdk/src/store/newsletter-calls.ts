import { answerWith, isText } from "../checks/answer-shape.ts"
import { post } from "../core/endpoint.ts"
import type { NewsletterAnswer, NewsletterSignUp } from "../types/newsletter-types.ts"

const checkAnswer = answerWith({ state: isText })

const byToken = (action: string) =>
  post(`/store/newsletter/${action}`)
    .takes<{ token: string }>()
    .gives<NewsletterAnswer>(checkAnswer)
    .repeatable()

/** A newsletter subscription; the token is that of the e-mail's links. */
export const newsletter = {
  /** The answer reveals nothing about the address. Repeatable: a second request sends no second e-mail. */
  signUp: post("/store/newsletter").takes<NewsletterSignUp>().gives<{ accepted: true }>().repeatable(),
  lookUp: byToken("look-up"),
  confirm: byToken("confirm"),
  unsubscribe: byToken("unsubscribe"),
}
