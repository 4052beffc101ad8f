import { type ChangeEvent, useId } from "react"
import { useTranslations } from "use-intl"
import { applyDraft } from "#app/forms/draft/form-draft.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { Field } from "#app/ui/controls/field.tsx"
import { Select } from "#app/ui/controls/select.tsx"
import { chosenValues, type OfferedAddress } from "./customer-defaults.ts"

export const USE_ADDRESS_INTENT = "use-address"

interface SavedAddressesProps {
  addresses: OfferedAddress[]
  chosen: string | undefined
}

/** Fills in a saved address: immediately with scripts, by a submit button without them. */
export function SavedAddresses({ addresses, chosen }: SavedAddressesProps) {
  const t = useTranslations("checkout")
  const id = useId()
  const fill = ({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) => {
    const address = addresses.find((one) => one.id === value)
    if (form && address) applyDraft(form, chosenValues(address, new FormData(form)))
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field id={id} label={t("savedAddresses")} className="min-w-0 flex-1 basis-64">
        {(control) => (
          <Select {...control} name="saved_address" defaultValue={chosen ?? ""} onChange={fill}>
            <option value="">{t("savedAddressOther")}</option>
            {addresses.map((address) => (
              <option key={address.id} value={address.id}>
                {address.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        type="submit"
        name="intent"
        value={USE_ADDRESS_INTENT}
        variant="secondary"
        className="hidden noscript:inline-flex"
      >
        {t("savedAddressUse")}
      </Button>
    </div>
  )
}
