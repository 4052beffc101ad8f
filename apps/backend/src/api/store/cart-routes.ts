import {
  authenticate,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
  validateAndTransformBody,
} from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { TRANSLATION_CODES } from "../../modules/catalogue/locales.ts"
import { CART_FIELDS } from "../../workflows/checkout/cart-fields.ts"
import { cartNotFound } from "../../workflows/checkout/checkout-errors.ts"
import {
  checkoutInputSchema,
  completePaymentInputSchema,
  placeOrderInputSchema,
} from "../../workflows/checkout/checkout-input.ts"
import { refuseFrozen } from "./frozen-cart.ts"
import { limitFirstLines, limitLines, MAX_QUANTITY } from "./line-limit.ts"

const MAX_CODE = 64
const MAX_METADATA_KEYS = 10
/** Beyond any cart (`line-limit.ts`): only so that a body of any length is not gone through. */
const MOST_FIRST_LINES = 1000
const MAX_METADATA_TEXT = 200

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
  quantity: z.int().min(1).max(MAX_QUANTITY),
  metadata: lineMetadata,
})

const changedLineSchema = z.strictObject({
  quantity: z.int().min(0).max(MAX_QUANTITY),
  metadata: lineMetadata,
})

const discountSchema = z.strictObject({ code: z.string().trim().min(1).max(MAX_CODE).toUpperCase() })
export type DiscountBody = z.infer<typeof discountSchema>

const newCartItems = z.object({ items: z.array(newLineSchema).max(MOST_FIRST_LINES).optional() })

/** Medusa's own routes whose answer holds a cart. */
const CART_ANSWERS: Required<Pick<MiddlewareRoute, "matcher" | "methods">>[] = [
  { matcher: "/store/carts", methods: ["POST"] },
  { matcher: "/store/carts/:id", methods: ["GET", "POST"] },
  { matcher: "/store/carts/:id/line-items", methods: ["POST"] },
  { matcher: "/store/carts/:id/line-items/:line_id", methods: ["POST", "DELETE"] },
]

/** What our own rules add to Medusa's cart routes. */
export const cartRoutes: MiddlewareRoute[] = [
  { matcher: "/store/carts/:id*", middlewares: [requireCartId, refuseFrozen] },
  // With methods named: without them Medusa's own choice of fields would come later and win.
  ...CART_ANSWERS.map(({ matcher, methods }) => ({ matcher, methods, middlewares: [answerWholeCart] })),
  {
    matcher: "/store/carts",
    methods: ["POST"],
    middlewares: [refuseEmail, check(newCartItems), limitFirstLines, expandLocale],
  },
  { matcher: "/store/carts/:id", methods: ["POST"], middlewares: [refuseEmail, expandLocale] },
  {
    matcher: "/store/carts/:id/discounts",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(discountSchema)],
  },
  {
    matcher: "/store/carts/:id/line-items",
    methods: ["POST"],
    middlewares: [check(newLineSchema), limitLines],
  },
  {
    matcher: "/store/carts/:id/line-items/:line_id",
    methods: ["POST"],
    middlewares: [check(changedLineSchema)],
  },
  { matcher: "/store/carts/:id/line-items/:line_id", methods: ["DELETE"], middlewares: [requireOwnLine] },
  {
    matcher: "/store/carts/:id/checkout",
    methods: ["POST"],
    middlewares: [
      authenticate("customer", ["session", "bearer"], { allowUnauthenticated: true }),
      validateAndTransformBody(checkoutInputSchema),
    ],
  },
  {
    matcher: "/store/carts/:id/place-order",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(placeOrderInputSchema)],
  },
  {
    matcher: "/store/carts/:id/payment/complete",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(completePaymentInputSchema)],
  },
]

function requireCartId(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  next(CART_ID.test(req.params.id ?? "") ? undefined : cartNotFound())
}

/**
 * The same cart in every answer, as `/checkout` gives it: Medusa's own fields leave out the totals of lines and
 * deliveries. A caller that names fields gets those.
 */
function answerWholeCart(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  if (req.query.fields === undefined) req.queryConfig = { ...req.queryConfig, fields: CART_FIELDS }
  next()
}

/** Medusa deletes any line by its id, whatever cart it is in. */
async function requireOwnLine(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { id, line_id } = req.params
  const lines = await req.scope
    .resolve(Modules.CART)
    .listLineItems({ id: line_id, cart_id: id }, { select: ["id"], take: 1 })
  next(lines.length === 1 ? undefined : lineNotFound())
}

/**
 * Medusa's own cart routes bind a registered customer by an e-mail anybody may type (decision D15);
 * an e-mail is taken by `/checkout` only.
 */
function refuseEmail(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { email } = (req.body ?? {}) as { email?: unknown }
  const isGiven = email !== undefined && email !== null
  next(isGiven ? invalid("The e-mail is set by POST /store/carts/{id}/checkout") : undefined)
}

/** The storefront says `hu` and `en`; Medusa keeps translations under longer codes. */
function expandLocale(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const body = req.validatedBody as { locale?: string }
  const codes: Record<string, string> = TRANSLATION_CODES
  if (body.locale) body.locale = codes[body.locale] ?? body.locale
  next()
}

/** Refuses what does not fit; the body itself stays as it is for Medusa's own validator. */
function check(schema: z.ZodType) {
  return (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void => {
    const { error } = schema.safeParse(req.body)
    const issues = error?.issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`)
    next(issues && invalid(issues.join("; ")))
  }
}

const lineNotFound = () => new MedusaError(MedusaError.Types.NOT_FOUND, "The cart has no such line")
const invalid = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message)
