import { redirectDocument } from "react-router"
import { useTranslations } from "use-intl"
import { accept, refuse } from "#app/features/account/form-reply.server.ts"
import { INTENT_FIELD } from "#app/features/account/form-reply.ts"
import { AccountPage } from "#app/features/account/pages/account-page.tsx"
import {
  END_ALL_INTENT,
  END_SESSION_INTENT,
  SessionList,
} from "#app/features/account/profile/session-list.tsx"
import { endAllSessions, endSession, listSessions } from "#app/features/account/server/sessions.server.ts"
import { unwrap } from "#app/features/account/unwrap.server.ts"
import { useFormReply } from "#app/features/account/use-form-reply.tsx"
import { textsOf } from "#app/forms/texts-of.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { Route } from "./+types/profile-sessions.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  await requireCustomer(request, shop)
  const { sessions } = unwrap(await listSessions(shop), { url, locale: shop.locale })
  return { sessions }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const { [INTENT_FIELD]: intent, session_id: id = "" } = textsOf(form)
  const sent = { url, locale: shop.locale, form }
  if (intent === END_ALL_INTENT) {
    const outcome = await endAllSessions(shop)
    if (!outcome.ok) return refuse(sent, outcome)
    throw redirectDocument(`${pathsIn(shop.locale).login()}?done=signed_out`, {
      status: 303,
      headers: outcome.headers,
    })
  }
  const outcome = await endSession(shop, id)
  return outcome.ok ? accept(sent, outcome) : refuse(sent, outcome)
}

export default function ProfileSessions({ loaderData: { sessions }, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("account")
  const paths = usePaths()
  const ended = useFormReply(reply, END_SESSION_INTENT)
  const all = useFormReply(reply, END_ALL_INTENT)
  return (
    <AccountPage
      title={t("sessionsTitle")}
      lead={t("sessionsText")}
      within={[{ label: t("profile"), to: paths.profile() }]}
    >
      <PageMeta title={t("sessionsTitle")} indexed={false} />
      <div className="flex max-w-reading flex-col gap-6">
        {ended.summary}
        {all.summary}
        {ended.done && (
          <Notice tone="success" live>
            {t("sessionEnded")}
          </Notice>
        )}
        <div>
          <SessionList sessions={sessions} />
        </div>
      </div>
    </AccountPage>
  )
}
