import type { CustomerAddressInput } from "@porteka/commerce-sdk"
import { toAddressInput } from "#app/forms/to-address-input.server.ts"
import type { FilledAddressForm } from "./address-form-schema.ts"

/** A saved address for the back end; emptied fields are cleared there. */
export function toSavedAddressInput(filled: FilledAddressForm): CustomerAddressInput {
  const { phone, company, is_default_shipping, is_default_billing } = filled
  return {
    ...toAddressInput(filled, phone, company),
    company: company?.company ?? null,
    metadata: { address_type: "both", tax_number: company?.tax_number ?? "" },
    is_default_shipping,
    is_default_billing,
  }
}
