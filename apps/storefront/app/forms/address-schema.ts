import { isPostalCode, parseTaxNumber } from "@porteka/hungary"
import { z } from "zod"
import type { FilledAddress } from "./address-field-names.ts"
import { failsAs, optional, required } from "./field-rules.ts"
import { bareCode } from "./town-doubt.ts"

export const NAME_CHARACTERS = 60
const LINE_CHARACTERS = 120

/** Message keys of address errors. */
export type AddressError =
  | "errorLastName"
  | "errorFirstName"
  | "errorPostalCode"
  | "errorCity"
  | "errorAddress1"
  | "errorTooLong"
  | "errorCompany"
  | "errorTaxNumberMissing"
  | "errorTaxNumberFormat"
  | "errorTaxNumberCheck"

const POSTAL_CODE_ERROR = failsAs("errorPostalCode" satisfies AddressError)

const nameFields = {
  last_name: required("errorLastName" satisfies AddressError, NAME_CHARACTERS),
  first_name: required("errorFirstName" satisfies AddressError, NAME_CHARACTERS),
}

/** The fields of a Hungarian address, in the order of the form. */
export const addressFields = {
  ...nameFields,
  postal_code: z.string(POSTAL_CODE_ERROR).transform(bareCode).refine(isPostalCode, POSTAL_CODE_ERROR),
  city: required("errorCity" satisfies AddressError, NAME_CHARACTERS),
  address_1: required("errorAddress1" satisfies AddressError, LINE_CHARACTERS),
  address_2: optional(LINE_CHARACTERS),
} satisfies Record<keyof FilledAddress, z.ZodType>

export const FilledAddressSchema = z.object(addressFields)

const TaxNumber = z
  .string(failsAs("errorTaxNumberMissing" satisfies AddressError))
  .transform((text, context) => {
    const parsed = parseTaxNumber(text)
    if (parsed.ok) return parsed.value
    const message: AddressError =
      text.trim() === ""
        ? "errorTaxNumberMissing"
        : parsed.fault === "check_digit"
          ? "errorTaxNumberCheck"
          : "errorTaxNumberFormat"
    context.addIssue({ code: "custom", message })
    return z.NEVER
  })

/**
 * Company name and tax number are required together (Áfa tv.: an invoice to a domestic taxable buyer contains
 * both).
 */
export const CompanySchema = z.object({
  company: required("errorCompany" satisfies AddressError, LINE_CHARACTERS),
  tax_number: TaxNumber,
})

export type Company = z.infer<typeof CompanySchema>
