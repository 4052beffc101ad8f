import { useState } from "react"
import { useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { AddressFields } from "#app/forms/address-fields.tsx"
import { CompanyFields } from "#app/forms/company-fields.tsx"
import type { CountryOption } from "#app/forms/country-field.tsx"
import { isForeignField } from "#app/forms/foreign-field.ts"
import { errorTexts, FormField } from "#app/forms/form-field.tsx"
import { OwnedForm } from "#app/forms/owned-form.tsx"
import { WhenTicked } from "#app/forms/when-ticked.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { Button, buttonClass } from "#app/ui/controls/button.tsx"
import { Checkbox } from "#app/ui/controls/checkbox.tsx"
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { AddressFormErrors } from "./address-form-schema.ts"

interface AddressFormProps {
  values: Record<string, string>
  errors: AddressFormErrors
  /** The input was valid, but could not be saved. */
  failure: string | null
  countries: readonly CountryOption[]
}

/** The form of a saved address, new or existing. */
export function AddressForm({ values, errors, failure, countries }: AddressFormProps) {
  const t = useTranslations("account")
  const checkout = useTranslations("checkout")
  const paths = usePaths()
  const busy = useNavigation().formMethod === "POST"
  const [abroad, setAbroad] = useState(isForeignField(values.country_code))
  const field = { values, errorOf: errorTexts(errors, checkout) }
  return (
    <OwnedForm noValidate className="group/form flex max-w-reading flex-col gap-5">
      <ErrorSummary
        title={failure ?? checkout("errorSummary")}
        errors={errors}
        textOf={checkout}
        always={failure !== null}
      />
      <AddressFields {...field} autoCompleteSection="shipping" countries={countries} onCountry={setAbroad} />
      <FormField
        {...field}
        name="phone"
        label={t("phone")}
        note={t("optional")}
        hint={t("phoneHint")}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
      />
      <WhenTicked
        name="company_address"
        label={t("companyAddress")}
        ticked={values.company_address === "on"}
        shows="when-ticked"
      >
        <CompanyFields {...field} abroad={abroad} />
      </WhenTicked>
      <div>
        <div className="group-has-[[data-abroad]:checked]/form:hidden">
          <Checkbox
            name="is_default_shipping"
            label={t("defaultShipping")}
            defaultChecked={values.is_default_shipping === "on"}
          />
        </div>
        <Checkbox
          name="is_default_billing"
          label={t("defaultBilling")}
          defaultChecked={values.is_default_billing === "on"}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t("save")}
        </Button>
        <Link to={paths.accountAddresses()} className={buttonClass("quiet")}>
          {t("cancel")}
        </Link>
      </div>
    </OwnedForm>
  )
}
