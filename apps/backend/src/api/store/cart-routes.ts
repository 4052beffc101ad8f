import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { MAX_LINE_QUANTITY } from "@porteka/shop"
import { findLocale, LANGUAGES } from "@porteka/shop/languages"
import {
  checkoutBodySchema,
  completePaymentInputSchema,
  medusaAddressSchema,
  placeOrderInputSchema,
} from "../../domains/checkout/checkout-input.ts"
import { medusaEmailSchema } from "../../domains/checkout/medusa-cart.ts"
import { cartNotFound } from "../../domains/checkout-errors.ts"
import { cartKeySchema } from "../../modules/cart-key/cart-key-schema.ts"
import { parsedBody } from "../parsed-body.ts"
import { requireCartKey } from "./cart-key.ts"
import { refuseFrozen } from "./frozen-cart.ts"
import { limitFirstLines, limitLines } from "./line-limit.ts"
import { takeLineOptions } from "./line-options.ts"

const MAX_CODE = 64
const MAX_METADATA_KEYS = 10
/** Above any cart's limit (`line-limit.ts`), only to bound the work for a long body. */
const MOST_FIRST_LINES = 1000
const MAX_METADATA_TEXT = 200
/** A language or country code. */
const MAX_MARK = 20

const MOST_CARTS_AT_ONCE = 100
const VERSION_LENGTH = 32

const CART_ID = /^cart_[0-9A-HJKMNP-TV-Z]{26}$/
const variantId = z.string().regex(/^variant_[0-9A-HJKMNP-TV-Z]{26}$/)

const lineMetadata = z
  .record(
    z.string().max(MAX_METADATA_TEXT),
    z.union([z.string().max(MAX_METADATA_TEXT), z.number(), z.boolean(), z.null()]),
  )
  .refine((metadata) => Object.keys(metadata).length <= MAX_METADATA_KEYS, "has too many keys")
  .nullish()

const newLineSchema = z.strictObject({
  variant_id: variantId,
  quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
  metadata: lineMetadata,
})

const changedLineSchema = z.strictObject({
  quantity: z.int().min(0).max(MAX_LINE_QUANTITY),
  metadata: lineMetadata,
})

const discountSchema = z.strictObject({ code: z.string().trim().min(1).max(MAX_CODE).toUpperCase() })
export type DiscountBody = z.infer<typeof discountSchema>

const cartKeyBodySchema = z.strictObject({ key: cartKeySchema })
export type CartKeyBody = z.infer<typeof cartKeyBodySchema>

const changedCartsSchema = z.strictObject({
  carts: z
    .array(
      z.strictObject({
        id: z.string().regex(CART_ID),
        key: cartKeySchema.optional(),
        version: z.string().length(VERSION_LENGTH).optional(),
      }),
    )
    .max(MOST_CARTS_AT_ONCE),
})
export type ChangedCartsBody = z.infer<typeof changedCartsSchema>

/**
 * What clients write into a cart's metadata (specification 3, "Cart"). Everything else there is the shop's own: codes that
 * wait, the payment method, and what an order takes over from its cart, such as that the owner has checked it.
 */
const cartMarks = z.strictObject({
  cookie_locale: z.string().max(MAX_MARK).optional(),
  "locale-country": z.string().max(MAX_MARK).optional(),
})

/** An address by its id could be somebody else's. */
const medusaCartSchema = medusaEmailSchema.extend({
  shipping_address: medusaAddressSchema.optional(),
  billing_address: medusaAddressSchema.optional(),
})

const newCartSchema = medusaCartSchema.extend({
  items: z.array(newLineSchema).max(MOST_FIRST_LINES).optional(),
  metadata: cartMarks.nullish(),
})

/** Null would delete the metadata, also the shop's own. */
const changedCartSchema = medusaCartSchema.extend({ metadata: cartMarks.optional() })

/** Our additions to Medusa's cart routes. */
export const cartRoutes: MiddlewareRoute[] = [
  { matcher: "/store/carts/:id*", middlewares: [requireCartId, requireCartKey, refuseFrozen] },
  {
    matcher: "/carts/changed",
    methods: ["POST"],
    middlewares: [parsedBody(changedCartsSchema)],
  },
  {
    matcher: "/store/carts",
    methods: ["POST"],
    middlewares: [check(newCartSchema), limitFirstLines, takeLineOptions, expandLocale],
  },
  { matcher: "/store/carts/:id", methods: ["POST"], middlewares: [check(changedCartSchema), expandLocale] },
  {
    matcher: "/store/carts/:id/discounts",
    methods: ["POST"],
    middlewares: [parsedBody(discountSchema)],
  },
  {
    matcher: "/store/carts/:id/line-items",
    methods: ["POST"],
    middlewares: [check(newLineSchema), takeLineOptions, limitLines],
  },
  {
    matcher: "/store/carts/:id/line-items/:line_id",
    methods: ["POST"],
    middlewares: [check(changedLineSchema), takeLineOptions],
  },
  {
    matcher: "/store/carts/:id/checkout",
    methods: ["POST"],
    middlewares: [
      authenticate("customer", ["session", "bearer"], { allowUnauthenticated: true }),
      parsedBody(checkoutBodySchema),
    ],
  },
  {
    matcher: "/store/carts/:id/key",
    methods: ["POST"],
    middlewares: [parsedBody(cartKeyBodySchema)],
  },
  {
    matcher: "/store/carts/:id/place-order",
    methods: ["POST"],
    middlewares: [parsedBody(placeOrderInputSchema)],
  },
  {
    matcher: "/store/carts/:id/payment/complete",
    methods: ["POST"],
    middlewares: [parsedBody(completePaymentInputSchema)],
  },
]

function requireCartId(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  next(CART_ID.test(req.params.id ?? "") ? undefined : cartNotFound())
}

/** The storefront uses two-letter language codes; Medusa stores translations under longer ones. */
function expandLocale(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const body = req.validatedBody as { locale?: string }
  const locale = findLocale(body.locale)
  if (locale) body.locale = LANGUAGES[locale].tag
  next()
}

/** Rejects invalid bodies; the body itself is left for Medusa's own validator. */
function check(schema: z.ZodType) {
  const refuse = (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    const { error } = schema.safeParse(req.body)
    const issues = error?.issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`)
    next(issues && invalid(issues.join("; ")))
  }
  return Object.assign(refuse, { schema })
}

const invalid = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message)
