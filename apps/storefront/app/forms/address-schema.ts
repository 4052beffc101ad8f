import {
  BILLING_COUNTRIES,
  HOME_COUNTRY,
  isPostalCode,
  parseForeignTaxNumber,
  parseTaxNumber,
} from "@porteka/hungary"
import { z } from "zod"
import type { FilledAddress } from "./address-field-names.ts"
import { failsAs, optional, required } from "./field-rules.ts"
import { isForeignField } from "./foreign-field.ts"
import { bareCode } from "./town-doubt.ts"

export const NAME_CHARACTERS = 60
const LINE_CHARACTERS = 120
/** As many as the back end takes. */
const FOREIGN_CODE_CHARACTERS = 12

/** Message keys of address errors. */
export type AddressError =
  | "errorLastName"
  | "errorFirstName"
  | "errorPostalCode"
  | "errorPostalCodeAbroad"
  | "errorCountry"
  | "errorCity"
  | "errorAddress1"
  | "errorTooLong"
  | "errorCompany"
  | "errorTaxNumberMissing"
  | "errorTaxNumberFormat"
  | "errorTaxNumberCheck"
  | "errorVatNumber"

const POSTAL_CODE_ERROR = failsAs("errorPostalCode" satisfies AddressError)

const nameFields = {
  last_name: required("errorLastName" satisfies AddressError, NAME_CHARACTERS),
  first_name: required("errorFirstName" satisfies AddressError, NAME_CHARACTERS),
}

const placeFields = {
  city: required("errorCity" satisfies AddressError, NAME_CHARACTERS),
  address_1: required("errorAddress1" satisfies AddressError, LINE_CHARACTERS),
  address_2: optional(LINE_CHARACTERS),
}

type AddressFields = Record<keyof FilledAddress, z.ZodType<string>>

/** The fields of a Hungarian address, in the order of the form. Its county follows from the postal code. */
export const homeFields = {
  ...nameFields,
  country_code: z
    .unknown()
    .optional()
    .transform(() => HOME_COUNTRY),
  postal_code: z.string(POSTAL_CODE_ERROR).transform(bareCode).refine(isPostalCode, POSTAL_CODE_ERROR),
  province: z
    .unknown()
    .optional()
    .transform(() => ""),
  ...placeFields,
} satisfies AddressFields

/** The fields of an address in another country, of whose postal codes nothing is known. */
export const foreignFields = {
  ...nameFields,
  country_code: z.enum(BILLING_COUNTRIES, failsAs("errorCountry" satisfies AddressError)),
  postal_code: required("errorPostalCodeAbroad" satisfies AddressError, FOREIGN_CODE_CHARACTERS),
  province: optional(NAME_CHARACTERS),
  ...placeFields,
} satisfies AddressFields

const HomeAddressSchema = z.object(homeFields)
const ForeignAddressSchema = z.object(foreignFields)

/** The schema of an address in that country. */
export const addressSchemaFor = (country: unknown) =>
  isForeignField(country) ? ForeignAddressSchema : HomeAddressSchema

const TaxNumber = z
  .string(failsAs("errorTaxNumberMissing" satisfies AddressError))
  .transform((text, context) => {
    const parsed = parseTaxNumber(text)
    if (parsed.ok) return parsed.value
    const wrong = parsed.fault === "check_digit" ? "errorTaxNumberCheck" : "errorTaxNumberFormat"
    const message: AddressError = text.trim() === "" ? "errorTaxNumberMissing" : wrong
    context.addIssue({ code: "custom", message })
    return z.NEVER
  })

/**
 * Company name and tax number are required together (Áfa tv.: an invoice to a domestic taxable buyer contains
 * both).
 */
const HomeCompanySchema = z.object({
  company: required("errorCompany" satisfies AddressError, LINE_CHARACTERS),
  tax_number: TaxNumber,
})

/** @param country of the company's address; abroad only the format of its VAT number is checked */
export function companySchemaFor(country: unknown) {
  if (!isForeignField(country)) return HomeCompanySchema
  return HomeCompanySchema.extend({
    tax_number: z.string(failsAs("errorVatNumber" satisfies AddressError)).transform((text, context) => {
      const number = parseForeignTaxNumber(text, country)
      if (number !== null) return number
      context.addIssue({ code: "custom", message: "errorVatNumber" satisfies AddressError })
      return z.NEVER
    }),
  })
}

export type Company = z.infer<typeof HomeCompanySchema>
