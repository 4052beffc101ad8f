import type { CommerceClient } from "@porteka/commerce-sdk"
import { EMAIL_CHARACTERS } from "@porteka/shop"
import { emailText } from "#app/forms/email-text.server.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { answerLink } from "#app/server/answer-link.server.ts"
import type { SignUpReply } from "./sign-up-reply.ts"

/** The posted form of the footer or of its own page. */
export async function signUpForNewsletter(
  commerce: CommerceClient,
  locale: Locale,
  form: FormData,
): Promise<SignUpReply> {
  const typed = form.get("email")
  const email = emailText.safeParse(typed)
  if (!email.success)
    return { kind: "wrong_email", email: typeof typed === "string" ? typed.slice(0, EMAIL_CHARACTERS) : "" }
  const reply = await answerLink(() => commerce.newsletter.signUp({ email: email.data, locale }))
  return { kind: "accepted" in reply ? "signed_up" : "failed" }
}
