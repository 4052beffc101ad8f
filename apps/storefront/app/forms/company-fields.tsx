import { useTranslations } from "use-intl"
import { type FieldState, FormField } from "./form-field.tsx"

/**
 * A company and its tax number.
 * @param abroad whether the company's address is in another country, which gives it another number
 */
export function CompanyFields({ abroad, ...field }: FieldState & { abroad: boolean }) {
  const t = useTranslations("checkout")
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField {...field} name="company" label={t("companyName")} autoComplete="organization" />
      <FormField
        {...field}
        name="tax_number"
        label={abroad ? t("vatNumber") : t("taxNumber")}
        hint={abroad ? t("vatNumberHint") : t("taxNumberHint")}
        inputMode={abroad ? "text" : "numeric"}
      />
    </div>
  )
}
