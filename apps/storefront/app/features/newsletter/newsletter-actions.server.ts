import type { CommerceClient, NewsletterAnswer } from "@porteka/commerce-sdk"
import { LINK_TOKEN_CHARACTERS } from "@porteka/shop"
import { textsOf } from "#app/forms/texts-of.ts"
import { answerLink } from "#app/server/back-end/answer-link.server.ts"
import type { NewsletterReply } from "./newsletter-reply.ts"

/** The content behind an e-mail's link. */
export function openSubscription(commerce: CommerceClient, token: string): Promise<NewsletterReply> {
  return reply(token, (cut) => commerce.newsletter.lookUp({ token: cut }))
}

/**
 * A posted form, or the one-click POST of a mail program (RFC 8058), which has none of our fields, so its
 * token is in the URL.
 */
export function answerSubscriptionForm(
  commerce: CommerceClient,
  form: FormData,
  linkToken: string,
): Promise<NewsletterReply> {
  if (form.get("List-Unsubscribe") === "One-Click") {
    return reply(linkToken, (cut) => commerce.newsletter.unsubscribe({ token: cut }))
  }
  const { token = "", intent } = textsOf(form)
  return reply(token, (cut) =>
    intent === "confirm"
      ? commerce.newsletter.confirm({ token: cut })
      : commerce.newsletter.unsubscribe({ token: cut }),
  )
}

function reply(token: string, call: (token: string) => Promise<NewsletterAnswer>): Promise<NewsletterReply> {
  const cut = token.slice(0, LINK_TOKEN_CHARACTERS)
  return answerLink(async () => ({ kind: (await call(cut)).state, token: cut }))
}
