import { useLocale, useTranslations } from "use-intl"
import { LANGUAGES } from "#app/i18n/locales.ts"
import { type FieldState, FormField } from "./form-field.tsx"
import { TownChoice, useTownOfCode } from "./town-of-code.tsx"

interface AddressFieldsProps extends FieldState {
  /** Before each field's name. */
  prefix?: string
  autoCompleteSection: "shipping" | "billing"
}

/** Names in the order of the language; the postal code before the town, which it fills in. */
export function AddressFields({ prefix = "", autoCompleteSection: section, ...field }: AddressFieldsProps) {
  const t = useTranslations("checkout")
  const town = useTownOfCode(prefix)
  const { familyNameFirst } = LANGUAGES[useLocale()]
  const lastName = (
    <FormField
      {...field}
      name={`${prefix}last_name`}
      label={t("lastName")}
      autoComplete={`${section} family-name`}
    />
  )
  const firstName = (
    <FormField
      {...field}
      name={`${prefix}first_name`}
      label={t("firstName")}
      autoComplete={`${section} given-name`}
    />
  )
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {familyNameFirst ? lastName : firstName}
        {familyNameFirst ? firstName : lastName}
      </div>
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <FormField
          {...field}
          name={`${prefix}postal_code`}
          label={t("postalCode")}
          autoComplete={`${section} postal-code`}
          inputMode="numeric"
          onChange={town.onChange}
        />
        <FormField
          {...field}
          name={`${prefix}city`}
          label={t("city")}
          autoComplete={`${section} address-level2`}
          onBlur={town.onTownLeft}
        />
      </div>
      <TownChoice {...town} />
      <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
        <FormField
          {...field}
          name={`${prefix}address_1`}
          label={t("address1")}
          autoComplete={`${section} address-line1`}
        />
        <FormField
          {...field}
          name={`${prefix}address_2`}
          label={t("address2")}
          note={t("optional")}
          autoComplete={`${section} address-line2`}
        />
      </div>
    </>
  )
}
