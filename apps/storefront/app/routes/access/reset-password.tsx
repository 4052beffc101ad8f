import type { ReactNode } from "react"
import { redirect } from "react-router"
import "#app/i18n/account-messages.ts"
import { useTranslations } from "use-intl"
import { AccessFrame } from "#app/features/account/access/access-frame.tsx"
import { accessPicture } from "#app/features/account/access/access-picture.server.ts"
import { RESEND_INTENT, ResendCode } from "#app/features/account/access/resend-code.tsx"
import { ResetForm } from "#app/features/account/access/reset-form.tsx"
import { ForeignResetSchema, parseForm, ResetSchema } from "#app/features/account/account-schemas.ts"
import { accept, refuse } from "#app/features/account/form-reply.server.ts"
import { INTENT_FIELD } from "#app/features/account/form-reply.ts"
import {
  confirmPasswordReset,
  readPendingReset,
  requestPasswordReset,
} from "#app/features/account/server/password.server.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/reset-password.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const pending = await readPendingReset(request)
  return { picture: await accessPicture(context.get(requestContext)), email: pending?.email ?? null }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const sent = { url, locale: shop.locale, form }
  const pending = await readPendingReset(request)
  if (form.get(INTENT_FIELD) === RESEND_INTENT && pending) {
    const outcome = await requestPasswordReset(shop, pending)
    return outcome.ok ? accept(sent, outcome) : refuse(sent, outcome)
  }
  const parsed = parseForm(pending ? ResetSchema : ForeignResetSchema, form)
  if (!parsed.ok) return refuse(sent, parsed)
  const outcome = await confirmPasswordReset(shop, request, parsed.data)
  if (!outcome.ok) return refuse(sent, outcome)
  throw redirect(`${pathsIn(shop.locale).login()}?done=password_set`, {
    status: 303,
    headers: outcome.headers,
  })
}

export default function ResetPassword({ loaderData: { picture, email }, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("access")
  const paths = usePaths()
  const strong = (text: ReactNode) => <strong className="wrap-anywhere font-medium text-ink">{text}</strong>
  return (
    <AccessFrame
      title={t("resetTitle")}
      lead={email === null ? t("resetLeadUnknown") : t.rich("resetLead", { email, strong })}
      picture={picture}
      after={
        email === null ? (
          <Link to={paths.forgotPassword()} className="text-link inline-flex min-h-11 items-center">
            {t("resend")}
          </Link>
        ) : (
          <ResendCode text={t("noCodeResetText")} reply={reply} />
        )
      }
    >
      <PageMeta title={t("resetTitle")} indexed={false} />
      <ResetForm email={email} reply={reply} />
    </AccessFrame>
  )
}
