import { lazy } from "react"
import { useTranslations } from "use-intl"
import { accept, refuse } from "#app/features/account/form-reply.server.ts"
import { INTENT_FIELD } from "#app/features/account/form-reply.ts"
import { AccountPage } from "#app/features/account/pages/account-page.tsx"
import {
  nameField,
  PasskeyList,
  REMOVE_PASSKEY_INTENT,
  RENAME_PASSKEY_INTENT,
} from "#app/features/account/passkeys/passkey-list.tsx"
import { listPasskeys, removePasskey, renamePasskey } from "#app/features/account/server/passkeys.server.ts"
import { unwrap } from "#app/features/account/unwrap.server.ts"
import { useFormReply } from "#app/features/account/use-form-reply.tsx"
import { textsOf } from "#app/forms/texts-of.ts"
import { useAnswer } from "#app/forms/unsent/use-answer.ts"
import { usePaths } from "#app/i18n/paths.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { requireCustomer } from "#app/server/session/session.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { InBrowser } from "#app/ui/browser/in-browser.tsx"
import { Notice } from "#app/ui/feedback/notice.tsx"
import type { Route } from "./+types/profile-passkeys.ts"

export { keepUnsent as clientAction } from "#app/forms/unsent/send-or-keep.ts"

/** With the library for passkeys, which no other page needs. */
const AddPasskey = lazy(() => import("#app/features/account/passkeys/add-passkey.tsx"))

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = context.get(requestContext)
  await requireCustomer(request, shop)
  const { passkeys } = unwrap(await listPasskeys(shop), { url, locale: shop.locale })
  return { passkeys }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(requestContext)
  const form = await request.formData()
  const sent = { url, locale: shop.locale, form }
  const { [INTENT_FIELD]: intent, remove_id = "", passkey_id = "", ...names } = textsOf(form)
  const outcome =
    intent === REMOVE_PASSKEY_INTENT
      ? await removePasskey(shop, remove_id)
      : await renamePasskey(shop, passkey_id, names[nameField(passkey_id)] ?? "")
  return outcome.ok ? accept(sent, outcome) : refuse(sent, outcome)
}

export default function ProfilePasskeys({ loaderData: { passkeys }, actionData }: Route.ComponentProps) {
  const reply = useAnswer(actionData)
  const t = useTranslations("account")
  const paths = usePaths()
  const removed = useFormReply(reply, REMOVE_PASSKEY_INTENT)
  const renamed = useFormReply(reply, RENAME_PASSKEY_INTENT)
  return (
    <AccountPage
      title={t("passkeysTitle")}
      lead={t("passkeysText")}
      within={[{ label: t("profile"), to: paths.profile() }]}
    >
      <PageMeta title={t("passkeysTitle")} indexed={false} />
      <div className="flex max-w-reading flex-col gap-8">
        {removed.summary}
        {renamed.summary}
        {(removed.done || renamed.done) && (
          <Notice tone="success" live>
            {removed.done ? t("passkeyRemoved") : t("saved")}
          </Notice>
        )}
        {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
        <section>
          <h2 className="mb-4 text-title-sm">{t("passkeyNew")}</h2>
          <InBrowser>
            <AddPasskey />
          </InBrowser>
          <noscript>
            <p className="text-ink-muted">{t("passkeyNeedsScript")}</p>
          </noscript>
        </section>
      </div>
    </AccountPage>
  )
}
