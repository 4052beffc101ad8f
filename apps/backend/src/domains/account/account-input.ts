import { domainToASCII } from "node:url"
import { z } from "@medusajs/framework/zod"
import { CART_ID } from "@porteka/commerce-sdk"
import { EMAIL_CHARACTERS, TEXT_LIMITS, VERIFICATION_CODE_DIGITS } from "@porteka/shop"
import { cartKeySchema } from "../../modules/cart-key/cart-key-schema.ts"
import { lineField, localeField, optionalLineField } from "../input-fields.ts"

const { account: LIMITS } = TEXT_LIMITS
const CODE_CHARACTERS = 20
const ATTEMPT_CHARACTERS = 64
/** Longer passwords are refused before hashing; weak ones get an error code. */
const PASSWORD_CHARACTERS = 4096
const MOST_WISHES = 200
const ID_CHARACTERS = 80
/** At most 1023 bytes, according to the standard. */
const CREDENTIAL_ID_CHARACTERS = 1400

/** Addresses are compared in lower case, and domains in their ASCII form. */
export function normalEmail(typed: string): string {
  const [, local = "", domain = ""] = /^(.*)@([^@]*)$/.exec(typed.trim().toLowerCase()) ?? []
  return `${local}@${domainToASCII(domain)}`
}

const email = z.string().max(EMAIL_CHARACTERS).transform(normalEmail).pipe(z.email().max(EMAIL_CHARACTERS))
const password = z.string().min(1).max(PASSWORD_CHARACTERS)
const code = z.string().trim().min(VERIFICATION_CODE_DIGITS).max(CODE_CHARACTERS)
const attempt = z.string().min(1).max(ATTEMPT_CHARACTERS)
const name = optionalLineField(LIMITS.name)
const phone = optionalLineField(LIMITS.phone)
const line = optionalLineField(LIMITS.line)

/** A browser's answer to a challenge; @simplewebauthn validates the rest of it. */
const credential = z.looseObject({
  id: z.string().min(1).max(CREDENTIAL_ID_CHARACTERS),
  rawId: z.string().max(CREDENTIAL_ID_CHARACTERS),
  type: z.literal("public-key"),
  response: z.record(z.string(), z.unknown()),
})
const passkeyName = lineField(LIMITS.passkeyName)

/** Fields shared by several calls. */
export const accountFields = { email, password, code, name, phone, line } as const

const address = z.strictObject({
  first_name: name,
  last_name: name,
  company: line.nullish(),
  address_1: line,
  address_2: line.nullish(),
  city: line,
  province: line,
  postal_code: z.string().trim().max(LIMITS.postalCode),
  country_code: z.string().trim().toLowerCase().length(2),
  phone: phone.nullish(),
})

export const accountSchemas = {
  signUp: z.strictObject({
    email,
    password,
    first_name: name.optional(),
    last_name: name.optional(),
    phone: phone.optional(),
    locale: localeField,
    newsletter: z.boolean().optional(),
    claim_orders: z.boolean().optional(),
    address: address.optional(),
  }),
  confirmSignUp: z.strictObject({
    email,
    code,
    attempt: attempt.optional(),
    password: password.optional(),
    first_name: name.optional(),
    last_name: name.optional(),
  }),
  resendCode: z.strictObject({ email, attempt: attempt.optional() }),
  signIn: z.strictObject({ email, password, locale: localeField }),
  requestReset: z.strictObject({ email, locale: localeField }),
  confirmReset: z.strictObject({ email, code, password, attempt: attempt.optional() }),
  changePassword: z.strictObject({ old_password: password, new_password: password }),
  profile: z.strictObject({
    first_name: name.optional(),
    last_name: name.optional(),
    phone: phone.nullable().optional(),
    locale: localeField.optional(),
  }),
  requestEmailChange: z.strictObject({ email, password }),
  typedCode: z.strictObject({ code, attempt }),
  newsletter: z.strictObject({ subscribed: z.boolean() }),
  cart: z.strictObject({
    cart_id: z.string().regex(CART_ID).nullable(),
    /** The browser's key of that cart, and the key it will have to the merged one. */
    cart_key: cartKeySchema.optional(),
    new_key: cartKeySchema.optional(),
  }),
  wishlist: z.strictObject({
    items: z
      .array(
        z.strictObject({
          product_id: z.string().max(ID_CHARACTERS),
          variant_id: z.string().max(ID_CHARACTERS),
          added_at: z.iso.datetime(),
        }),
      )
      .max(MOST_WISHES),
  }),
  deletion: z.strictObject({ password }),
  passkeyOptions: z.strictObject({ password }),
  passkey: z.strictObject({ attempt, name: passkeyName, response: credential }),
  passkeyName: z.strictObject({ name: passkeyName }),
  passkeySignIn: z.strictObject({ attempt, response: credential }),
} as const

export type AccountInput = { [Name in keyof typeof accountSchemas]: z.infer<(typeof accountSchemas)[Name]> }
