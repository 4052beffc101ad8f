import { type ComponentProps, useState } from "react"
import { useTranslations } from "use-intl"
import { FormField } from "./form-field.tsx"
import { meantEmail } from "./mail-typo.ts"

type EmailFieldProps = Omit<ComponentProps<typeof FormField>, "type" | "inputMode" | "autoComplete" | "name">

/**
 * An e-mail field that asks back if the address looks mistyped, because all e-mails about the order go there.
 */
export function EmailField(props: EmailFieldProps) {
  const t = useTranslations("checkout")
  const [meant, setMeant] = useState<string | null>(null)
  const correct = () => {
    const field = document.getElementById("email")
    if (!(field instanceof HTMLInputElement) || meant === null) return
    field.value = meant
    // The form's draft listens for this event.
    field.dispatchEvent(new Event("input", { bubbles: true }))
    setMeant(null)
    field.focus()
  }
  return (
    <div>
      <FormField
        {...props}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        onBlur={(event) => setMeant(meantEmail(event.currentTarget.value))}
      />
      <p role="status" className="mt-1 text-sm empty:hidden">
        {meant && (
          <>
            {t("emailMeant")}{" "}
            <button type="button" onClick={correct} className="text-link touch">
              {meant}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
