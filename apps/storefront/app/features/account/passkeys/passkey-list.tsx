import type { Passkey } from "@porteka/commerce-sdk/wire"
import { TEXT_LIMITS } from "@porteka/shop"
import { useNavigation } from "react-router"
import { useLocale, useTranslations } from "use-intl"
import { FormField } from "#app/forms/form-field.tsx"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { keptDateTime } from "#app/i18n/kept-dates.ts"
import { IntentButton } from "../intent-button.tsx"

export const RENAME_PASSKEY_INTENT = "rename-passkey"
export const REMOVE_PASSKEY_INTENT = "remove-passkey"

/** Each name has its own field on the page. */
export const nameField = (id: string) => `name-${id}`

/** The passkeys of an account; each can be renamed or removed. */
export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  return (
    <ul className="border-border border-t">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="flex flex-col gap-3 border-border border-b py-4">
          <PasskeyFacts passkey={passkey} />
          <RenamePasskey passkey={passkey} />
        </li>
      ))}
    </ul>
  )
}

function PasskeyFacts({ passkey }: { passkey: Passkey }) {
  const t = useTranslations("account")
  const locale = useLocale()
  const { id, name, created_at, last_used_at, is_synced } = passkey
  const busy = useNavigation().formData?.get("remove_id") === id
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 className="wrap-anywhere font-medium text-base">{name}</h2>
        <p className="tabular text-ink-muted text-sm">
          {t("passkeySince", { date: keptDateTime(created_at, locale) })}
          {is_synced && `\u00A0· ${t("passkeySynced")}`}
        </p>
        <p className="tabular text-ink-muted text-sm">
          {last_used_at === null
            ? t("passkeyUnused")
            : t("passkeyUsed", { date: keptDateTime(last_used_at, locale) })}
        </p>
      </div>
      <OwnedForm>
        <input type="hidden" name="remove_id" value={id} />
        <IntentButton
          intent={REMOVE_PASSKEY_INTENT}
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={t("passkeyRemoveNamed", { name })}
        >
          {t("passkeyRemove")}
        </IntentButton>
      </OwnedForm>
    </div>
  )
}

function RenamePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const t = useTranslations("account")
  const busy = useNavigation().formData?.get("passkey_id") === id
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t("passkeyRename")}
        <span className="sr-only">: {name}</span>
      </summary>
      <OwnedForm className="flex flex-wrap items-end gap-3 pt-1">
        <input type="hidden" name="passkey_id" value={id} />
        <FormField
          values={{ [nameField(id)]: name }}
          errorOf={() => undefined}
          name={nameField(id)}
          label={t("passkeyName")}
          maxLength={TEXT_LIMITS.account.passkeyName}
          autoComplete="off"
          required
        />
        <IntentButton intent={RENAME_PASSKEY_INTENT} variant="secondary" busy={busy}>
          {t("save")}
        </IntentButton>
      </OwnedForm>
    </details>
  )
}
