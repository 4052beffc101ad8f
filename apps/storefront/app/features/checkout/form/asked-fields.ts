/** The fields of the checkout form by name, as posted. */
type Fields = Record<string, unknown>

export const goesToLocker = ({ shipping_option_id: option, pickup_option_id: locker }: Fields) =>
  Boolean(option) && option === locker

/** A delivery method is required, unless everything is sent by e-mail; only the back end knows that. */
export const isUndelivered = ({ shipping_option_id: option, sent_by_mail: isByMail }: Fields) =>
  !option && isByMail !== "on"

/** If the order is collected, there is only a billing address. */
export const isCollected = (fields: Fields) =>
  fields.sent_by_mail === "on" ||
  goesToLocker(fields) ||
  (Boolean(fields.shipping_option_id) && fields.shipping_option_id === fields.own_option_id)

export const hasOtherBilling = (fields: Fields) => !isCollected(fields) && fields.billing_same !== "on"

/** The country of the invoice's address; undefined: that of the delivery. */
export function billedCountry(fields: Fields): unknown {
  if (isCollected(fields)) return fields.country_code
  return hasOtherBilling(fields) ? fields[`${BILLING_PREFIX}country_code`] : undefined
}

export const isForCompany = ({ company_invoice: ticked }: Fields) => ticked === "on"

/** The form named no methods, because there was nothing to pay when it was shown. */
export const NOTHING_TO_PAY = "nothing_to_pay"

export const BILLING_PREFIX = "billing_"
