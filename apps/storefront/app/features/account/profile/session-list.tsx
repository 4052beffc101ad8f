import type { AccountSession } from "@porteka/commerce-sdk/wire"
import { useNavigation } from "react-router"
import { useLocale, useTranslations } from "use-intl"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { keptDateTime } from "#app/i18n/kept-dates.ts"
import { Badge } from "#app/ui/commerce/badge.tsx"
import { IntentButton } from "../intent-button.tsx"

export const END_SESSION_INTENT = "end-session"
export const END_ALL_INTENT = "end-all"

/** The sessions of the customer; each can be ended, or all at once. */
export function SessionList({ sessions }: { sessions: AccountSession[] }) {
  const t = useTranslations("account")
  return (
    <>
      <ul className="border-border border-t">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-border border-b py-4"
          >
            <SessionFacts session={session} />
            {!session.is_current && <EndSession session={session} />}
          </li>
        ))}
      </ul>
      <OwnedForm className="mt-6">
        <IntentButton intent={END_ALL_INTENT} variant="danger">
          {t("sessionsEndAll")}
        </IntentButton>
      </OwnedForm>
    </>
  )
}

function SessionFacts({ session }: { session: AccountSession }) {
  const t = useTranslations("account")
  const locale = useLocale()
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {session.device || t("sessionUnknown")}
        {session.is_current && <Badge tone="success">{t("sessionCurrent")}</Badge>}
      </p>
      <p className="tabular text-ink-muted text-sm">
        {t("sessionSeen", { date: keptDateTime(session.last_seen_at, locale) })}
        {session.place && `\u00A0· ${session.place}`}
      </p>
      <p className="tabular text-ink-muted text-sm">
        {t("sessionSince", { date: keptDateTime(session.created_at, locale) })}
      </p>
    </div>
  )
}

function EndSession({ session: { id, device } }: { session: AccountSession }) {
  const t = useTranslations("account")
  const busy = useNavigation().formData?.get("session_id") === id
  return (
    <OwnedForm>
      <input type="hidden" name="session_id" value={id} />
      <IntentButton
        intent={END_SESSION_INTENT}
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={t("sessionEndNamed", { device: device || t("sessionUnknown") })}
      >
        {t("sessionEnd")}
      </IntentButton>
    </OwnedForm>
  )
}
