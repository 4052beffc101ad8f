import { useLocale, useTranslations } from "use-intl"
import { DetailsField, type FieldState } from "./details-field.tsx"
import { TownChoice, useTownOfCode } from "./town-of-code.tsx"

interface AddressFieldsProps extends FieldState {
  /** Before each field's name. */
  prefix?: string
  autoCompleteSection: "shipping" | "billing"
}

/** Hungarian order of fields: family name first, postal code before town. */
export function AddressFields({ prefix = "", autoCompleteSection: section, ...field }: AddressFieldsProps) {
  const t = useTranslations("checkout")
  const town = useTownOfCode(prefix)
  const hungarian = useLocale() === "hu"
  const lastName = (
    <DetailsField
      {...field}
      name={`${prefix}last_name`}
      label={t("lastName")}
      autoComplete={`${section} family-name`}
    />
  )
  const firstName = (
    <DetailsField
      {...field}
      name={`${prefix}first_name`}
      label={t("firstName")}
      autoComplete={`${section} given-name`}
    />
  )
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {hungarian ? lastName : firstName}
        {hungarian ? firstName : lastName}
      </div>
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <DetailsField
          {...field}
          name={`${prefix}postal_code`}
          label={t("postalCode")}
          autoComplete={`${section} postal-code`}
          inputMode="numeric"
          maxLength={4}
          onChange={town.onChange}
        />
        <DetailsField
          {...field}
          name={`${prefix}city`}
          label={t("city")}
          autoComplete={`${section} address-level2`}
        />
      </div>
      <TownChoice {...town} />
      <div className="grid gap-5 sm:grid-cols-[1fr_12rem]">
        <DetailsField
          {...field}
          name={`${prefix}address_1`}
          label={t("address1")}
          autoComplete={`${section} address-line1`}
        />
        <DetailsField
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
