import { data } from "react-router"
import "#app/i18n/newsletter-messages.ts"
import { useTranslations } from "use-intl"
import { signUpForNewsletter } from "#app/features/newsletter/sign-up.server.ts"
import { SignUpPage } from "#app/features/newsletter/sign-up-page.tsx"
import { type SignUpReply, statusOfSignUp } from "#app/features/newsletter/sign-up-reply.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/newsletter-sign-up.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function action({ request, context }: Route.ActionArgs) {
  const { commerce, locale } = context.get(requestContext)
  const reply = await signUpForNewsletter(commerce, locale, await request.formData())
  return data(reply, { status: statusOfSignUp(reply) })
}

const FORM: SignUpReply = { kind: "form" }

export default function NewsletterSignUp({ actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData)
  const t = useTranslations("newsletter")
  const reply = answer ?? FORM
  return (
    <>
      <PageMeta
        title={reply.kind === "wrong" ? `${t("errorSummary")} – ${t("signUpTitle")}` : t("signUpTitle")}
        indexed={false}
      />
      <SignUpPage reply={reply} />
    </>
  )
}
