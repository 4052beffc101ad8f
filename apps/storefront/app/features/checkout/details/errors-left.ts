import { isPostalCode, parseForeignTaxNumber, parsePhone, parseTaxNumber } from "@porteka/hungary"
import { isForeignField } from "#app/forms/foreign-field.ts"
import { bareCode } from "#app/forms/town-doubt.ts"
import {
  BILLING_PREFIX,
  billedCountry,
  goesToLocker,
  hasOtherBilling,
  isCollected,
  isForCompany,
} from "../form/asked-fields.ts"
import type { DetailsError, FieldErrors } from "../form/details-schema.ts"

type Fields = Record<string, string>

/** What the back end's checks of the pickup point depend on. */
const PICKUP_CHOICES = ["shipping_option_id", "pickup_point_id", "payment_method", "phone"]

/**
 * The errors of the last answer that the input since then has not corrected. Without the form's schema, which
 * does not reach the browser (ADR 0010); what is missed here, the next submit reports again.
 * @param sent the fields that the answer is about
 */
export function errorsLeft(errors: FieldErrors, sent: Fields, now: Fields): FieldErrors {
  const left = Object.entries(errors).filter(
    ([name, error]) => error !== undefined && isAsked(name, now) && !isCorrected(name, error, sent, now),
  )
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}

/** What can be said as soon as somebody leaves a field, and not only after the whole form. */
const SAID_AT_ONCE: Record<string, DetailsError> = {
  email: "errorEmail",
  phone: "errorPhone",
  postal_code: "errorPostalCode",
  [`${BILLING_PREFIX}postal_code`]: "errorPostalCode",
}

/** The error of a field that was just left; an empty one may still be filled in. */
export function errorSaidAtOnce(name: string, now: Fields): FieldErrors {
  const error = SAID_AT_ONCE[name]
  if (!error || !now[name]?.trim() || !isAsked(name, now)) return {}
  return isCorrected(name, error, {}, now) ? {} : { [name]: error }
}

/** Whether the form still shows the field. */
function isAsked(name: string, now: Fields): boolean {
  if (name === "pickup_point_id") return goesToLocker(now)
  if (name === "company" || name === "tax_number") return isForCompany(now)
  if (name === "province") return isCollected(now)
  const isOfBilling = name.startsWith(BILLING_PREFIX)
  return !isOfBilling || hasOtherBilling(now)
}

function isCorrected(name: string, error: DetailsError, sent: Fields, now: Fields): boolean {
  const value = (now[name] ?? "").trim()
  switch (error) {
    case "errorPhone":
      return parsePhone(value).ok
    case "problem_pickup_point_needs_mobile": {
      const phone = parsePhone(value)
      return !goesToLocker(now) || (phone.ok && phone.kind !== "landline")
    }
    case "errorEmail":
      return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value)
    case "errorNotDelivered":
      return isCollected(now) || !isForeignField(value)
    case "errorPostalCode":
    case "errorPostalCodeAbroad":
      return isForeignField(countryOf(name, now)) ? value !== "" : isPostalCode(bareCode(value))
    case "errorTaxNumberMissing":
    case "errorTaxNumberFormat":
    case "errorTaxNumberCheck":
    case "errorVatNumber":
      return isTaxNumber(value, billedCountry(now))
    case "errorTooLong":
      return value.length < (sent[name] ?? "").trim().length
    case "problem_pickup_point_missing":
    case "problem_pickup_point_unavailable":
    case "problem_pickup_point_no_cash":
    case "problem_pickup_point_too_heavy":
      return PICKUP_CHOICES.some((choice) => now[choice] !== sent[choice])
    default:
      return value !== ""
  }
}

/** The country of the address that the field belongs to; a delivery has none to choose. */
function countryOf(name: string, now: Fields): unknown {
  if (name.startsWith(BILLING_PREFIX)) return now[`${BILLING_PREFIX}country_code`]
  return isCollected(now) ? now.country_code : undefined
}

const isTaxNumber = (value: string, country: unknown) =>
  isForeignField(country) ? parseForeignTaxNumber(value, country) !== null : parseTaxNumber(value).ok
