import { redirect } from "react-router"
import "#app/i18n/account-messages.ts"
import { useTranslations } from "use-intl"
import { AccessFrame } from "#app/features/account/access/access-frame.tsx"
import { accessPicture } from "#app/features/account/access/access-picture.server.ts"
import { ForgotForm } from "#app/features/account/access/forgot-form.tsx"
import { EmailSchema, parseForm } from "#app/features/account/account-schemas.ts"
import { refuse } from "#app/features/account/form-reply.server.ts"
import { requestPasswordReset } from "#app/features/account/server/password.server.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/forgot-password.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function loader({ context }: Route.LoaderArgs) {
  return { picture: await accessPicture(context.get(requestContext)) }
}

/** The answer does not reveal whether the account exists: every address leads to the same page. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const sent = { url, locale: shop.locale, form }
  const parsed = parseForm(EmailSchema, form)
  if (!parsed.ok) return refuse(sent, parsed)
  const outcome = await requestPasswordReset(shop, parsed.data)
  if (!outcome.ok) return refuse(sent, outcome)
  throw redirect(pathsIn(shop.locale).resetPassword(), { status: 303, headers: outcome.headers })
}

export default function ForgotPassword({ loaderData: { picture }, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("access")
  const paths = usePaths()
  return (
    <AccessFrame
      title={t("forgotTitle")}
      lead={t("forgotLead")}
      picture={picture}
      after={
        <Link to={paths.login()} className="text-link inline-flex min-h-11 items-center">
          {t("backToLogin")}
        </Link>
      }
    >
      <PageMeta title={t("forgotTitle")} indexed={false} />
      <ForgotForm reply={reply} />
    </AccessFrame>
  )
}
