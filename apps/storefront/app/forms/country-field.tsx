import { HOME_COUNTRY } from "@porteka/hungary"
import { useTranslations } from "use-intl"
import { Field } from "#app/ui/controls/field.tsx"
import { Select } from "#app/ui/controls/select.tsx"
import type { FieldState } from "./form-field.tsx"

/** A country to choose, with its name in the visitor's language. */
export interface CountryOption {
  code: string
  name: string
}

interface CountryFieldProps extends FieldState {
  name: string
  countries: readonly CountryOption[]
  autoComplete: string
  onChange: (country: string) => void
}

/** Options of other countries are marked, so that a style sheet shows what only they need. */
export function CountryField({
  name,
  countries,
  values,
  errorOf,
  autoComplete,
  onChange,
}: CountryFieldProps) {
  const t = useTranslations("checkout")
  return (
    <Field id={name} label={t("country")} error={errorOf(name)}>
      {(control) => (
        <Select
          {...control}
          name={name}
          defaultValue={values[name] || HOME_COUNTRY}
          autoComplete={autoComplete}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {countries.map(({ code, name: country }) => (
            <option key={code} value={code} data-abroad={code === HOME_COUNTRY ? undefined : ""}>
              {country}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
