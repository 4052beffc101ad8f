import type { CheckoutProblemCode } from "@porteka/commerce-sdk/wire"
import { parsePhone } from "@porteka/hungary"
import { PAYMENT_METHODS } from "@porteka/shop"
import { z } from "zod"
import { ADDRESS_FIELDS, type FilledAddress } from "#app/forms/address-field-names.ts"
import {
  type AddressError,
  addressSchemaFor,
  type Company,
  companySchemaFor,
  foreignFields,
  homeFields,
} from "#app/forms/address-schema.ts"
import {
  Email,
  errorsOf,
  type FieldRuleError,
  failsAs,
  optional,
  Phone,
  ticked,
} from "#app/forms/field-rules.ts"
import { isForeignField } from "#app/forms/foreign-field.ts"
import { inNameOrder } from "#app/forms/name-order.ts"
import { textsOf } from "#app/forms/texts-of.ts"
import type { Locale } from "#app/i18n/locales.ts"
import {
  BILLING_PREFIX,
  billedCountry,
  goesToLocker,
  hasOtherBilling,
  isCollected,
  isForCompany,
  isUndelivered,
  NOTHING_TO_PAY,
} from "./asked-fields.ts"

const NOTES_CHARACTERS = 500

/** The back end's check of the chosen pickup point. */
const PICKUP_PROBLEMS = [
  "pickup_point_missing",
  "pickup_point_unavailable",
  "pickup_point_no_cash",
  "pickup_point_too_heavy",
  "pickup_point_needs_mobile",
] as const satisfies readonly CheckoutProblemCode[]
type PickupProblem = `problem_${(typeof PICKUP_PROBLEMS)[number]}`

/** Message keys for errors; the schema returns keys, the page translates them. */
export type DetailsError =
  | AddressError
  | FieldRuleError
  | "errorDelivery"
  | "errorNotDelivered"
  | "errorPayment"
  | "errorPickupPoint"
  | PickupProblem

const fail = failsAs<DetailsError>

const Base = z.object({
  email: Email,
  phone: Phone,
  ...homeFields,
  notes: optional(NOTES_CHARACTERS),
  billing_same: ticked,
  company_invoice: ticked,
  shipping_option_id: z
    .string(fail("errorDelivery"))
    .regex(/^so_[A-Za-z0-9]{1,60}$/, fail("errorDelivery"))
    .optional(),
  pickup_point_id: z
    .string()
    .regex(/^[\w-]{1,64}$/, fail("errorPickupPoint"))
    .optional(),
  payment_method: z.enum(PAYMENT_METHODS, fail("errorPayment")),
  newsletter: ticked,
  survey: ticked,
})

/** Only an order that is collected can have its one address, that of the invoice, in another country. */
const ForeignBase = Base.extend(foreignFields)

export type CheckoutDetails = z.infer<typeof Base> & {
  /** Null: the same as the delivery address. */
  billing: FilledAddress | null
  company: Company | null
}

export type FieldErrors = Partial<Record<string, DetailsError>>

export type ParsedDetails = { ok: true; details: CheckoutDetails } | { ok: false; errors: FieldErrors }

type Fields = Record<string, unknown>

/**
 * Reads the checkout form. Returns one error per field, by field name, so that the page can show it at the
 * field.
 * @param locale errors are listed in the order of the form, which asks for the given name first in English
 */
export function parseDetails(form: FormData, locale: Locale): ParsedDetails {
  const fields = textsOf(form)
  const country = billedCountry(fields)
  const base = (isCollected(fields) && isForeignField(country) ? ForeignBase : Base).safeParse(fields)
  const billing = hasOtherBilling(fields) ? addressSchemaFor(country).safeParse(billingFields(fields)) : null
  const company = isForCompany(fields) ? companySchemaFor(country).safeParse(fields) : null
  const isBroughtAbroad = !isCollected(fields) && isForeignField(fields.country_code)
  const pickup = goesToLocker(fields) ? lockerErrors(fields) : {}
  const errors = inFormOrder(locale, {
    ...errorsOf<DetailsError>(base),
    ...(isBroughtAbroad ? { country_code: "errorNotDelivered" } : {}),
    ...(isUndelivered(fields) ? { shipping_option_id: "errorDelivery" } : {}),
    ...pickup,
    ...(billing && errorsOf<DetailsError>(billing, BILLING_PREFIX)),
    ...(company && errorsOf<DetailsError>(company)),
  })
  if (isUndelivered(fields) || isBroughtAbroad || Object.keys(pickup).length > 0) return { ok: false, errors }
  if (!base.success || billing?.success === false || company?.success === false) return { ok: false, errors }
  return {
    ok: true,
    details: { ...base.data, billing: billing?.data ?? null, company: company?.data ?? null },
  }
}

/** Shown with the other errors; the back end checks it again. */
function lockerErrors({ pickup_point_id: point, phone }: Fields): FieldErrors {
  const parsed = parsePhone(String(phone ?? ""))
  return {
    ...(parsed.ok && parsed.kind === "landline" ? { phone: "problem_pickup_point_needs_mobile" } : {}),
    ...(point ? {} : { pickup_point_id: "errorPickupPoint" }),
  }
}

function inFormOrder(locale: Locale, errors: FieldErrors): FieldErrors {
  const order: string[] = [
    "shipping_option_id",
    "pickup_point_id",
    "email",
    "phone",
    ...ADDRESS_FIELDS,
    ...ADDRESS_FIELDS.map((name) => BILLING_PREFIX + name),
    "company",
    "tax_number",
    "payment_method",
    "notes",
  ]
  const sorted = Object.entries(errors).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  return inNameOrder(Object.fromEntries(sorted), locale)
}

function billingFields(fields: Fields): Record<string, unknown> {
  const own = Object.entries(fields).filter(([name]) => name.startsWith(BILLING_PREFIX))
  return Object.fromEntries(own.map(([name, value]) => [name.slice(BILLING_PREFIX.length), value]))
}

/** The back end's error about the chosen pickup point, for the field; null for any other error. */
export function pickupErrors(problems: readonly { code: string | null }[]): FieldErrors | null {
  const code = PICKUP_PROBLEMS.find((known) => problems.some((problem) => problem.code === known))
  if (!code) return null
  return { [code === "pickup_point_needs_mobile" ? "phone" : "pickup_point_id"]: `problem_${code}` }
}

/** The delivery chosen in the form costs something: now the shopper chooses how to pay. */
export function paymentErrors(form: FormData, { total }: { total: number }): FieldErrors | null {
  return form.has(NOTHING_TO_PAY) && total > 0 ? { payment_method: "errorPayment" } : null
}
