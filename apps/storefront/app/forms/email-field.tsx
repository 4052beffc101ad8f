import type { ComponentProps } from "react"
import { useTranslations } from "use-intl"
import { FormField } from "./form-field.tsx"
import { useMeantEmail } from "./use-meant-email.tsx"

type EmailFieldProps = Omit<ComponentProps<typeof FormField>, "type" | "inputMode" | "autoComplete" | "name">

/**
 * An e-mail field that asks back if the address looks mistyped, because all e-mails about the order go there.
 */
export function EmailField(props: EmailFieldProps) {
  const { ask, question } = useMeantEmail(useTranslations("checkout")("emailMeant"))
  return (
    <div>
      <FormField {...props} name="email" type="email" autoComplete="email" inputMode="email" onBlur={ask} />
      {question}
    </div>
  )
}
