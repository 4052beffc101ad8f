import { VERIFICATION_CODE_MINUTES } from "@porteka/shop"
import { useTranslations } from "use-intl"
import type { FieldState } from "#app/forms/form-field.tsx"
import { CodeField } from "#app/ui/controls/code-field.tsx"

/** The six-digit code of an e-mail. */
export function CodeInput({ errorOf }: Pick<FieldState, "errorOf">) {
  const t = useTranslations("access")
  return (
    <CodeField
      name="code"
      label={t("code")}
      hint={t("codeHint", { minutes: VERIFICATION_CODE_MINUTES })}
      error={errorOf("code")}
    />
  )
}
