import type { ReactNode } from "react"
import { redirect } from "react-router"
import { useTranslations } from "use-intl"
import { CodeSchema, LoginSchema, parseForm } from "#app/features/account/account-schemas.ts"
import { accept, refuse } from "#app/features/account/form-reply.server.ts"
import { INTENT_FIELD } from "#app/features/account/form-reply.ts"
import { AccountPage } from "#app/features/account/pages/account-page.tsx"
import {
  EMAIL_CODE_INTENT,
  EMAIL_INTENT,
  EmailCodeForm,
  NewEmailForm,
} from "#app/features/account/profile/email-change.tsx"
import {
  confirmEmailChange,
  readPendingEmail,
  requestEmailChange,
} from "#app/features/account/server/profile.server.ts"
import { useFormReply } from "#app/features/account/use-form-reply.tsx"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/profile-email.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/** `?again` starts again, although a code has been sent. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { customer } = await requireCustomer(request, context.get(requestContext))
  const pending = url.searchParams.has("again") ? null : await readPendingEmail(request)
  return { email: customer.email, pending: pending?.email ?? null }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const sent = { url, locale: shop.locale, form }
  if (form.get(INTENT_FIELD) === EMAIL_CODE_INTENT) {
    const parsed = parseForm(CodeSchema, form)
    if (!parsed.ok) return refuse(sent, parsed)
    const outcome = await confirmEmailChange(shop, request, parsed.data)
    return outcome.ok ? accept(sent, outcome) : refuse(sent, outcome)
  }
  const parsed = parseForm(LoginSchema, form)
  if (!parsed.ok) return refuse(sent, parsed)
  const outcome = await requestEmailChange(shop, parsed.data)
  if (!outcome.ok) return refuse(sent, outcome)
  throw redirect(pathsIn(shop.locale).profileEmail(), { status: 303, headers: outcome.headers })
}

export default function ProfileEmail({ loaderData: { email, pending }, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("account")
  const paths = usePaths()
  const { done } = useFormReply(reply, EMAIL_CODE_INTENT)
  const strong = (text: ReactNode) => <strong className="wrap-anywhere font-medium text-ink">{text}</strong>
  const asksForCode = pending !== null && reply?.intent !== EMAIL_INTENT
  return (
    <AccountPage
      title={t("emailTitle")}
      lead={
        !done &&
        (asksForCode
          ? t.rich("emailCodeLead", { email: pending, strong })
          : t.rich("emailNow", { email, strong }))
      }
      within={[{ label: t("profile"), to: paths.profile() }]}
    >
      <PageMeta title={t("emailTitle")} indexed={false} />
      <div className="max-w-narrow">
        {done && (
          <Notice tone="success" live>
            {t("emailChanged", { email })}
          </Notice>
        )}
        {!done && asksForCode && (
          <>
            <EmailCodeForm reply={reply} />
            <Link
              to={`${paths.profileEmail()}?again`}
              className="text-link mt-4 inline-flex min-h-11 items-center"
            >
              {t("emailAgain")}
            </Link>
          </>
        )}
        {!done && !asksForCode && <NewEmailForm reply={reply} />}
      </div>
    </AccountPage>
  )
}
