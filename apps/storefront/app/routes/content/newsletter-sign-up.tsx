import { data } from "react-router"
import "#app/i18n/newsletter-messages.ts"
import { useTranslations } from "use-intl"
import { signUpForNewsletter } from "#app/features/newsletter/sign-up.server.ts"
import { SignUpPage } from "#app/features/newsletter/sign-up-page.tsx"
import { type SignUpReply, statusOfSignUp } from "#app/features/newsletter/sign-up-reply.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/newsletter-sign-up.ts"

export async function action({ request, context }: Route.ActionArgs) {
  const { commerce, locale } = context.get(requestContext)
  const reply = await signUpForNewsletter(commerce, locale, await request.formData())
  return data(reply, { status: statusOfSignUp(reply) })
}

const FORM: SignUpReply = { kind: "form" }

export default function NewsletterSignUp({ actionData }: Route.ComponentProps) {
  const t = useTranslations("newsletter")
  const reply = actionData ?? FORM
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
