import { parsePhone } from "@porteka/hungary"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { type FieldState, FormField } from "#app/forms/form-field.tsx"
import { AT_A_LOCKER, AT_THE_SHOP, WHEN_DELIVERED } from "./when-chosen.ts"

/** The telephone number, with what it is used for. */
export function PhoneField({ isSent, ...field }: FieldState & { isSent: boolean }) {
  const t = useTranslations("checkout")
  const [isForeign, setForeign] = useState(() => isForeignPhone(field.values.phone))
  return (
    <FormField
      {...field}
      name="phone"
      label={t("phone")}
      hint={isSent ? <PhoneHint isForeign={isForeign} /> : t("phoneHintByMail")}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      onInput={({ currentTarget }) => setForeign(isForeignPhone(currentTarget.value))}
    />
  )
}

/** It depends on the chosen delivery. */
function PhoneHint({ isForeign }: { isForeign: boolean }) {
  const t = useTranslations("checkout")
  return (
    <>
      <span className={WHEN_DELIVERED}>{t("phoneHint")}</span>
      <span className={AT_A_LOCKER}>
        {t("phoneHintLocker")}
        {isForeign && ` ${t("phoneHintForeign")}`}
      </span>
      <span className={AT_THE_SHOP}>{t("phoneHintByMail")}</span>
    </>
  )
}

function isForeignPhone(text = ""): boolean {
  const parsed = parsePhone(text)
  return parsed.ok && parsed.kind === "foreign"
}
