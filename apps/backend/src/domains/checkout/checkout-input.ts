import { z } from "@medusajs/framework/zod"
import { PAYMENT_METHODS } from "@porteka/shop"
import { emailField, lineField, localeField, optionalLineField, textField } from "../input-fields.ts"

const MAX_NAME = 100
const MAX_LINE = 200
const MAX_NOTES = 1000
const MAX_ID = 64
const MAX_POSTAL_CODE = 12
const MAX_PHONE = 30
const MAX_TAX_NUMBER = 20

/** Absent fields become empty, so that nothing of an earlier address remains. */
const optionalLine = (max: number) =>
  optionalLineField(max)
    .nullish()
    .transform((text) => text ?? "")
const countryCode = z
  .string()
  .regex(/^[a-z]{2}$/i)
  .toLowerCase()

/** Our own keys in an address's `metadata`. */
const ADDRESS_MARKS = {
  address_type: z.enum(["shipping", "billing", "both"]).optional(),
  tax_number: z.string().trim().max(MAX_TAX_NUMBER).optional(),
}

/** The metadata of an address in Medusa's own calls, whose clients may have other keys. */
export const medusaAddressSchema = z.looseObject({ metadata: z.looseObject(ADDRESS_MARKS).nullish() })

const addressSchema = z.strictObject({
  first_name: lineField(MAX_NAME),
  last_name: lineField(MAX_NAME),
  company: optionalLine(MAX_LINE),
  address_1: lineField(MAX_LINE),
  address_2: optionalLine(MAX_LINE),
  city: lineField(MAX_NAME),
  province: optionalLineField(MAX_NAME),
  postal_code: lineField(MAX_POSTAL_CODE),
  country_code: countryCode,
  phone: optionalLine(MAX_PHONE),
  metadata: z
    .strictObject(ADDRESS_MARKS)
    .nullish()
    .transform((metadata) => metadata ?? {}),
})
export type CheckoutAddress = z.infer<typeof addressSchema>

/** Only the pickup point's id is accepted; its other data come from the shop's own table. */
const shippingDataSchema = z.strictObject({ pickup_point_id: lineField(MAX_ID).optional() })

/** Body of `POST /store/carts/{id}/checkout`: any part may be absent, other keys are refused. */
export const checkoutInputSchema = z.strictObject({
  email: emailField.optional(),
  /** null: the order is collected, and its buyer lives abroad: there is only a billing address. */
  shipping_address: addressSchema.nullish(),
  /** null: the same as the delivery address. */
  billing_address: addressSchema.nullish(),
  shipping_option_id: z
    .string()
    .regex(/^so_[0-9A-Z]{26}$/)
    .optional(),
  shipping_data: shippingDataSchema.optional(),
  payment_method: z.enum(PAYMENT_METHODS).optional(),
  locale: localeField.optional(),
  notes: textField(MAX_NOTES).nullish(),
  newsletter: z.boolean().optional(),
  survey: z.boolean().optional(),
})
export type CheckoutInput = z.infer<typeof checkoutInputSchema>

export const checkoutBodySchema = checkoutInputSchema.refine(
  ({ shipping_address, billing_address }) => shipping_address !== null || billing_address,
  { error: "Without a delivery address there must be a billing address", path: ["billing_address"] },
)

/** Body of `POST /store/carts/{id}/place-order`. */
export const placeOrderInputSchema = z.strictObject({
  /** The total shown beside the order button, whole forints. */
  expected_total: z.int().min(0),
  terms_accepted: z.literal(true),
  /** The version of the terms that was shown. */
  terms: z.strictObject({ version: lineField(MAX_ID), locale: localeField }).optional(),
})
export type PlaceOrderInput = z.infer<typeof placeOrderInputSchema>

/** Body of `POST /store/carts/{id}/payment/complete`. */
export const completePaymentInputSchema = z.strictObject({
  /** The payment the shopper returns from; absent: the cart's latest. */
  provider_payment_id: z
    .string()
    .regex(/^[\w-]{1,120}$/)
    .optional(),
})
export type CompletePaymentInput = z.infer<typeof completePaymentInputSchema>
