import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { MAX_LINE_QUANTITY } from "@porteka/shop"
import { findLocale, LANGUAGES } from "@porteka/shop/languages"
import { medusaAddressSchema } from "../../domains/checkout/checkout-input.ts"
import { medusaEmailSchema } from "../../domains/checkout/medusa-cart.ts"
import { cartNotFound } from "../../domains/checkout-errors.ts"
import { parseInput } from "../parse-input.ts"
import { requireCartKey } from "./cart-key.ts"
import { refuseFrozen } from "./frozen-cart.ts"
import { limitFirstLines, limitLines } from "./line-limit.ts"
import { takeLineOptions } from "./line-options.ts"

const MAX_METADATA_KEYS = 10
/** Above any cart's limit (`line-limit.ts`), only to bound the work for a long body. */
const MOST_FIRST_LINES = 1000
const MAX_METADATA_TEXT = 200
/** A language or country code. */
const MAX_MARK = 20

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
    matcher: "/store/carts",
    methods: ["POST"],
    middlewares: [check(newCartSchema), limitFirstLines, takeLineOptions, expandLocale],
  },
  { matcher: "/store/carts/:id", methods: ["POST"], middlewares: [check(changedCartSchema), expandLocale] },
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
    middlewares: [authenticate("customer", ["session", "bearer"], { allowUnauthenticated: true })],
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

/** Refuses an invalid body; the body itself is left for Medusa's own validator. */
function check(schema: z.ZodType) {
  const refuse = (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    parseInput(schema, req.body)
    next()
  }
  // For the API description (ADR 0051).
  return Object.assign(refuse, { schema })
}
