import { z } from "zod"
import {
  type AddressError,
  addressSchemaFor,
  type Company,
  companySchemaFor,
} from "#app/forms/address-schema.ts"
import { errorsOf, type FieldRuleError, OptionalPhone, ticked } from "#app/forms/field-rules.ts"
import { isForeignField } from "#app/forms/foreign-field.ts"
import { inNameOrder } from "#app/forms/name-order.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import type { Locale } from "#app/i18n/locales.ts"

type AddressFormError = AddressError | FieldRuleError
export type AddressFormErrors = Partial<Record<string, AddressFormError>>

const useFields = {
  phone: OptionalPhone,
  is_default_shipping: ticked,
  is_default_billing: ticked,
}

const schemaFor = (country: unknown) => z.object({ ...addressSchemaFor(country).shape, ...useFields })

export type FilledAddressForm = z.infer<ReturnType<typeof schemaFor>> & { company: Company | null }

export type ParsedAddressForm =
  | { ok: true; address: FilledAddressForm }
  | { ok: false; errors: AddressFormErrors }

/**
 * Parses the form of a saved address; errors by field name.
 * @param locale errors are listed in the order of the form, which asks for the given name first in English
 */
export function parseAddressForm(form: FormData, locale: Locale): ParsedAddressForm {
  const fields = textsOf(form)
  const country = fields.country_code
  const base = schemaFor(country).safeParse(fields)
  const company = fields.company_address === "on" ? companySchemaFor(country).safeParse(fields) : null
  if (base.success && company?.success !== false) {
    // Nothing is delivered abroad.
    const is_default_shipping = base.data.is_default_shipping && !isForeignField(country)
    return { ok: true, address: { ...base.data, is_default_shipping, company: company?.data ?? null } }
  }
  return {
    ok: false,
    errors: inNameOrder(
      { ...errorsOf<AddressFormError>(base), ...(company && errorsOf<AddressFormError>(company)) },
      locale,
    ),
  }
}

/** The address alone, as the demonstration checks it. */
export function checkAddress(form: FormData, locale: Locale): AddressFormErrors {
  return inNameOrder(errorsOf<AddressFormError>(addressSchemaFor(undefined).safeParse(textsOf(form))), locale)
}
