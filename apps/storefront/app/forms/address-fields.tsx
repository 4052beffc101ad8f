import { useState } from "react"
import { useTranslations } from "use-intl"
import { type FieldState, FormField } from "./form-field.tsx"
import { NameFields } from "./name-fields.tsx"
import { CodeDoubt, StreetDoubt, TownChoice, useTownOfCode } from "./town-of-code.tsx"

interface AddressFieldsProps extends FieldState {
  /** Prefix of each field's name. */
  prefix?: string
  autoCompleteSection: "shipping" | "billing"
}

/** Names in the order of the language; the postal code before the town, because it fills in the town. */
export function AddressFields({ prefix = "", autoCompleteSection: section, ...field }: AddressFieldsProps) {
  const t = useTranslations("checkout")
  const town = useTownOfCode(prefix)
  const [street, setStreet] = useState("")
  return (
    <>
      <NameFields
        {...field}
        prefix={prefix}
        labels={{ last_name: t("lastName"), first_name: t("firstName") }}
        autoCompleteSection={section}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-5 *:min-w-0 *:flex-[2_1_10rem] *:first:flex-[1_1_6.75rem] sm:gap-x-5">
        <FormField
          {...field}
          name={`${prefix}postal_code`}
          label={t("postalCode")}
          autoComplete={`${section} postal-code`}
          inputMode="numeric"
          onChange={town.onChange}
          onBlur={town.onCodeLeft}
        />
        <FormField
          {...field}
          name={`${prefix}city`}
          label={t("city")}
          autoComplete={`${section} address-level2`}
          onBlur={town.onTownLeft}
        />
      </div>
      {!field.errorOf(`${prefix}postal_code`) && <CodeDoubt doubt={town.doubt} />}
      <TownChoice {...town} />
      <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
        <FormField
          {...field}
          name={`${prefix}address_1`}
          label={t("address1")}
          autoComplete={`${section} address-line1`}
          onBlur={(event) => setStreet(event.currentTarget.value)}
        />
        <FormField
          {...field}
          name={`${prefix}address_2`}
          label={t("address2")}
          note={t("optional")}
          autoComplete={`${section} address-line2`}
        />
      </div>
      <StreetDoubt street={street} />
    </>
  )
}
