import { useState } from "react"
import { useTranslations } from "use-intl"
import { CountryField, type CountryOption } from "./country-field.tsx"
import { isForeignField } from "./foreign-field.ts"
import { type FieldState, FormField } from "./form-field.tsx"
import { NameFields } from "./name-fields.tsx"
import { CodeDoubt, StreetDoubt, TownChoice } from "./town-questions.tsx"
import { useTownOfCode } from "./use-town-of-code.ts"

interface AddressFieldsProps extends FieldState {
  /** Prefix of each field's name. */
  prefix?: string
  autoCompleteSection: "shipping" | "billing"
  /** The countries to choose from; absent: the address is in Hungary. */
  countries?: readonly CountryOption[]
  /** Hides the country and what only other countries need, for example while a courier is to bring the order. */
  countryClass?: string
  /** Called with whether another country is chosen. */
  onCountry?: (abroad: boolean) => void
}

/**
 * Names in the order of the language; the postal code before the town, because it fills in the town. The region is
 * asked for abroad only (ruling D10).
 */
export function AddressFields({
  prefix = "",
  autoCompleteSection: section,
  countries,
  countryClass,
  onCountry,
  ...field
}: AddressFieldsProps) {
  const t = useTranslations("checkout")
  const town = useTownOfCode(prefix)
  const [street, setStreet] = useState("")
  const [abroad, setAbroad] = useState(isForeignField(field.values[`${prefix}country_code`]))
  const chooseCountry = (country: string) => {
    setAbroad(isForeignField(country))
    onCountry?.(isForeignField(country))
    setStreet("")
    town.onCountry()
  }
  return (
    <div className="group/address contents">
      <NameFields
        {...field}
        prefix={prefix}
        labels={{ last_name: t("lastName"), first_name: t("firstName") }}
        autoCompleteSection={section}
      />
      {countries && (
        <div className={countryClass}>
          <CountryField
            {...field}
            name={`${prefix}country_code`}
            countries={countries}
            autoComplete={`${section} country`}
            onChange={chooseCountry}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-x-3 gap-y-5 *:min-w-0 *:flex-[2_1_10rem] *:first:flex-[1_1_6.75rem] sm:gap-x-5">
        <FormField
          {...field}
          name={`${prefix}postal_code`}
          label={t("postalCode")}
          autoComplete={`${section} postal-code`}
          inputMode={abroad ? "text" : "numeric"}
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
      {countries && (
        // An empty place in the form would double the distance between its neighbors.
        <div className="hidden group-has-[[data-abroad]:checked]/address:contents">
          <div className={countryClass}>
            <FormField
              {...field}
              name={`${prefix}province`}
              label={t("province")}
              note={t("optional")}
              autoComplete={`${section} address-level1`}
            />
          </div>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
        <div className="flex min-w-0 flex-col gap-1.5">
          <FormField
            {...field}
            name={`${prefix}address_1`}
            label={t("address1")}
            autoComplete={`${section} address-line1`}
            onBlur={({ currentTarget }) => setStreet(town.isAbroad() ? "" : currentTarget.value)}
          />
          <StreetDoubt street={street} />
        </div>
        <FormField
          {...field}
          name={`${prefix}address_2`}
          label={t("address2")}
          note={t("optional")}
          autoComplete={`${section} address-line2`}
        />
      </div>
    </div>
  )
}
