import type { CheckoutProblemCode } from "@porteka/commerce-sdk/wire"
import { PAYMENT_METHODS } from "@porteka/commerce-sdk/wire"
import { isPostalCode, parsePhone, parseTaxNumber } from "@porteka/hungary"
import { EMAIL_CHARACTERS } from "@porteka/shop"
import { z } from "zod"
import type { Locale } from "#app/i18n/locales.ts"
import type { FilledAddress } from "./address-field-names.ts"

const NAME_CHARACTERS = 60
const LINE_CHARACTERS = 120
const NOTES_CHARACTERS = 500

/** What the back end finds at the chosen pickup point. */
const PICKUP_PROBLEMS = [
  "pickup_point_missing",
  "pickup_point_unavailable",
  "pickup_point_no_cash",
  "pickup_point_too_heavy",
  "pickup_point_needs_mobile",
] as const satisfies readonly CheckoutProblemCode[]
type PickupProblem = `problem_${(typeof PICKUP_PROBLEMS)[number]}`

/** Texts of the checkout that an error may name; the schema speaks in keys, the page in the visitor's language. */
export type DetailsError =
  | "errorEmail"
  | "errorPhone"
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
  | "errorDelivery"
  | "errorPayment"
  | "errorPickupPoint"
  | PickupProblem

const fail = (error: DetailsError) => ({ error })
const required = (error: DetailsError, most: number) =>
  z.string(fail(error)).trim().min(1, fail(error)).max(most, fail("errorTooLong"))
const optional = (most: number) => z.string().trim().max(most, fail("errorTooLong")).default("")
const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on")

const AddressFields = {
  last_name: required("errorLastName", NAME_CHARACTERS),
  first_name: required("errorFirstName", NAME_CHARACTERS),
  postal_code: z.string(fail("errorPostalCode")).trim().refine(isPostalCode, fail("errorPostalCode")),
  city: required("errorCity", NAME_CHARACTERS),
  address_1: required("errorAddress1", LINE_CHARACTERS),
  address_2: optional(LINE_CHARACTERS),
} satisfies Record<keyof FilledAddress, z.ZodType>

const Address = z.object(AddressFields)

const Phone = z.string(fail("errorPhone")).transform((text, context) => {
  const parsed = parsePhone(text)
  if (parsed.ok) return parsed.e164
  context.addIssue({ code: "custom", message: "errorPhone" satisfies DetailsError })
  return z.NEVER
})

const TaxNumber = z.string(fail("errorTaxNumberMissing")).transform((text, context) => {
  const parsed = parseTaxNumber(text)
  if (parsed.ok) return parsed.value
  const message: DetailsError =
    text.trim() === ""
      ? "errorTaxNumberMissing"
      : parsed.fault === "check_digit"
        ? "errorTaxNumberCheck"
        : "errorTaxNumberFormat"
  context.addIssue({ code: "custom", message })
  return z.NEVER
})

const Base = z.object({
  email: z
    .string(fail("errorEmail"))
    .trim()
    .toLowerCase()
    .max(EMAIL_CHARACTERS, fail("errorEmail"))
    .pipe(z.email(fail("errorEmail"))),
  phone: Phone,
  ...AddressFields,
  notes: optional(NOTES_CHARACTERS),
  billing_same: ticked,
  company_invoice: ticked,
  shipping_option_id: z.string(fail("errorDelivery")).regex(/^so_[A-Za-z0-9]{1,60}$/, fail("errorDelivery")),
  pickup_point_id: z
    .string()
    .regex(/^[\w-]{1,64}$/, fail("errorPickupPoint"))
    .optional(),
  payment_method: z.enum(PAYMENT_METHODS, fail("errorPayment")),
  newsletter: ticked,
})

/** Company name and tax number belong together (Áfa tv.: an invoice to a domestic taxable buyer names it). */
const Company = z.object({ company: required("errorCompany", LINE_CHARACTERS), tax_number: TaxNumber })

export type CheckoutDetails = z.infer<typeof Base> & {
  /** Null: the same as the delivery address. */
  billing: FilledAddress | null
  company: z.infer<typeof Company> | null
}

export type FieldErrors = Partial<Record<string, DetailsError>>

export type ParsedDetails = { ok: true; details: CheckoutDetails } | { ok: false; errors: FieldErrors }

type Fields = Record<string, unknown>

const BILLING_PREFIX = "billing_"

/**
 * Reads the checkout form; errors by field name, one each, so that the page can say what to mend where.
 * @param locale errors are listed in the order of the form, which asks for the given name first in English
 */
export function parseDetails(form: FormData, locale: Locale): ParsedDetails {
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"))
  const base = Base.safeParse(fields)
  const billing = fields.billing_same === "on" ? null : Address.safeParse(billingFields(fields))
  const company = fields.company_invoice === "on" ? Company.safeParse(fields) : null
  const pickup = isCollected(fields) ? lockerErrors(fields) : {}
  const errors = inFormOrder(locale, {
    ...errorsOf(base),
    ...pickup,
    ...(billing && errorsOf(billing, BILLING_PREFIX)),
    ...(company && errorsOf(company)),
  })
  if (Object.keys(pickup).length > 0) return { ok: false, errors }
  if (!base.success || billing?.success === false || company?.success === false) return { ok: false, errors }
  return {
    ok: true,
    details: { ...base.data, billing: billing?.data ?? null, company: company?.data ?? null },
  }
}

const isCollected = ({ shipping_option_id: option, pickup_option_id: locker }: Fields) =>
  Boolean(option) && option === locker

/** Said together with the other errors; the back end has the last word. */
function lockerErrors({ pickup_point_id: point, phone }: Fields): FieldErrors {
  const parsed = parsePhone(String(phone ?? ""))
  return {
    ...(parsed.ok && parsed.kind === "landline" ? { phone: "problem_pickup_point_needs_mobile" } : {}),
    ...(point ? {} : { pickup_point_id: "errorPickupPoint" }),
  }
}

function inFormOrder(locale: Locale, errors: FieldErrors): FieldErrors {
  const [family = "", given = "", ...place] = Object.keys(AddressFields)
  const address = locale === "hu" ? [family, given, ...place] : [given, family, ...place]
  const order = [
    ...["email", "phone", ...address, "notes"],
    ...address.map((name) => BILLING_PREFIX + name),
    ...["company", "tax_number", "shipping_option_id", "pickup_point_id", "payment_method"],
  ]
  return Object.fromEntries(
    Object.entries(errors).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
  )
}

function billingFields(fields: Fields): Record<string, unknown> {
  const own = Object.entries(fields).filter(([name]) => name.startsWith(BILLING_PREFIX))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(BILLING_PREFIX.length), value]))
}

function errorsOf(parsed: z.ZodSafeParseResult<unknown>, prefix = ""): FieldErrors {
  if (parsed.success) return {}
  const errors: FieldErrors = {}
  for (const issue of parsed.error.issues) {
    errors[`${prefix}${String(issue.path[0])}`] ??= issue.message as DetailsError
  }
  return errors
}

/** What the back end says against the chosen pickup point, beside the field to mend; null for anything else. */
export function pickupErrors(problems: readonly { code: string | null }[]): FieldErrors | null {
  const code = PICKUP_PROBLEMS.find((known) => problems.some((problem) => problem.code === known))
  if (!code) return null
  return { [code === "pickup_point_needs_mobile" ? "phone" : "pickup_point_id"]: `problem_${code}` }
}
