import type { CommerceClient } from "@porteka/commerce-sdk"
import { EMAIL_CHARACTERS } from "@porteka/shop"
import { WrittenEmail } from "#app/forms/field-rules.ts"
import { meantEmail } from "#app/forms/mail-typo.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { answerLink } from "#app/server/back-end/answer-link.server.ts"
import type { SignUpReply } from "./sign-up-reply.ts"

/** The posted form of the footer or of its own page. */
export async function signUpForNewsletter(
  commerce: CommerceClient,
  locale: Locale,
  form: FormData,
): Promise<SignUpReply> {
  const { email: typed = "", leave_empty: leaveEmpty = "" } = textsOf(form)
  const email = WrittenEmail.safeParse(typed)
  if (!email.success || leaveEmpty !== "") {
    return {
      kind: "wrong",
      email: typed.slice(0, EMAIL_CHARACTERS),
      leaveEmpty: leaveEmpty.slice(0, EMAIL_CHARACTERS),
      errors: {
        ...(email.success ? {} : { email: "errorEmail" }),
        ...(leaveEmpty === "" ? {} : { leave_empty: "errorLeaveEmpty" }),
      },
    }
  }
  const reply = await answerLink(() => commerce.newsletter.signUp({ email: email.data, locale }))
  return "accepted" in reply ? { kind: "signed_up", meant: meantEmail(email.data) } : { kind: "failed" }
}
