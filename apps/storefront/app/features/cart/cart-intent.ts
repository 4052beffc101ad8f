import { MAX_CART_LINES } from "@porteka/shop"
import { z } from "zod"
import { MAX_LINE_QUANTITY } from "./cart-limits.ts"

const PROMOTION_CODE_CHARACTERS = 64
const TARGETS_CHARACTERS = 20_000

const Quantity = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .pipe(z.number().int().min(1).max(MAX_LINE_QUANTITY))
const VariantId = z.string().regex(/^variant_[A-Za-z0-9]{1,60}$/)
const LineId = z.string().regex(/^cali_[A-Za-z0-9]{1,60}$/)
const PromotionCode = z
  .string()
  .trim()
  .min(1)
  .max(PROMOTION_CODE_CHARACTERS)
  .regex(/^[\p{L}\p{N}_-]+$/u)
  .toUpperCase()

/** What a browser kept while the back end was away: each line is to have so many pieces at least. */
const Targets = z
  .string()
  .max(TARGETS_CHARACTERS)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      context.addIssue({ code: "custom", message: "no JSON" })
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(z.object({ variant_id: VariantId, quantity: z.int().min(1).max(MAX_LINE_QUANTITY) }))
      .min(1)
      .max(MAX_CART_LINES),
  )

/** Every change of a cart is one of these forms, posted to the one cart address. */
const CartIntentSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), variant_id: VariantId, quantity: Quantity.default(1) }),
  z.object({ intent: z.literal("update"), line_id: LineId, quantity: Quantity }),
  z.object({ intent: z.literal("remove"), line_id: LineId }),
  z.object({ intent: z.literal("apply-promotion"), code: PromotionCode }),
  z.object({ intent: z.literal("remove-promotion"), code: PromotionCode }),
  z.object({ intent: z.literal("clear") }),
  z.object({ intent: z.literal("reset") }),
  z.object({ intent: z.literal("refresh") }),
  z.object({ intent: z.literal("replay"), targets: Targets }),
])

export type CartIntent = z.infer<typeof CartIntentSchema>

/** What was wrong with a form, as the visitor is told; `form` for one that our pages never send. */
export type CartIntentFault = "quantity" | "variant" | "promotion" | "form"

export type ParsedIntent = { ok: true; intent: CartIntent } | { ok: false; fault: CartIntentFault }

const FAULT_OF_FIELD: Record<string, CartIntentFault> = {
  quantity: "quantity",
  variant_id: "variant",
  code: "promotion",
}

/** Reads a cart form. Fields that no intent knows are ignored, so nothing more than these reaches the back end. */
export function parseCartIntent(form: FormData): ParsedIntent {
  const parsed = CartIntentSchema.safeParse(Object.fromEntries(form))
  if (parsed.success) return { ok: true, intent: parsed.data }
  const field = String(parsed.error.issues[0]?.path[0] ?? "")
  return { ok: false, fault: FAULT_OF_FIELD[field] ?? "form" }
}
