import { PASSWORD_MIN_CHARACTERS } from "@porteka/shop"
import { useTranslations } from "use-intl"
import type { FieldState } from "#app/forms/form-field.tsx"
import { PasswordField } from "#app/ui/controls/password-field.tsx"

interface PasswordInputProps extends Pick<FieldState, "errorOf"> {
  name: "password" | "new_password" | "old_password"
  label: string
  /** For a new password: the rule is shown, and password managers suggest one. */
  isNew?: boolean
}

export function PasswordInput({ name, label, isNew = false, errorOf }: PasswordInputProps) {
  const t = useTranslations("access")
  return (
    <PasswordField
      name={name}
      label={label}
      hint={isNew && t("passwordRule", { least: PASSWORD_MIN_CHARACTERS })}
      error={errorOf(name)}
      showLabel={t("showPassword")}
      hideLabel={t("hidePassword")}
      autoComplete={isNew ? "new-password" : "current-password"}
    />
  )
}
