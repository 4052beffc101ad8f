import { redirect } from "react-router"
import { useTranslations } from "use-intl"
import { ChangePasswordSchema, parseForm } from "#app/features/account/account-schemas.ts"
import { refuse } from "#app/features/account/form-reply.server.ts"
import { AccountPage } from "#app/features/account/pages/account-page.tsx"
import { PasswordForm } from "#app/features/account/profile/password-form.tsx"
import { changePassword } from "#app/features/account/server/password.server.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/profile-password.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireCustomer(request, context.get(requestContext))
  return { isSaved: url.searchParams.has("saved") }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const sent = { url, locale: shop.locale, form }
  const parsed = parseForm(ChangePasswordSchema, form)
  if (!parsed.ok) return refuse(sent, parsed)
  const outcome = await changePassword(shop, request, parsed.data)
  if (!outcome.ok) return refuse(sent, outcome)
  // In a new request: the cookie of this one names the session that has just ended.
  throw redirect(`${url.pathname}?saved`, { status: 303, headers: outcome.headers })
}

export default function ProfilePassword({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("account")
  const paths = usePaths()
  return (
    <AccountPage
      title={t("passwordTitle")}
      lead={t("passwordText")}
      within={[{ label: t("profile"), to: paths.profile() }]}
    >
      <PageMeta title={t("passwordTitle")} indexed={false} />
      <PasswordForm reply={reply} isSaved={loaderData.isSaved} />
    </AccountPage>
  )
}
