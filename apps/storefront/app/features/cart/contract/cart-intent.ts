import {
  type LineOptionFault,
  type LineOptions,
  MAX_CART_LINES,
  MAX_LINE_QUANTITY,
  MAX_PROMOTION_CODE,
  PROMOTION_CODE,
  parseLineOptions,
  typedGiftCardCode,
} from "@porteka/shop"
import { parseJson } from "@porteka/shop/parse-json"
import { z } from "zod"

const TARGETS_CHARACTERS = 20_000

const Quantity = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .pipe(z.number().int().min(1).max(MAX_LINE_QUANTITY))
const VariantId = z.string().regex(/^variant_[A-Za-z0-9]{1,60}$/)
const LineId = z.string().regex(/^cali_[A-Za-z0-9]{1,60}$/)
/** No code has spaces, but gift cards show theirs in groups, as people then type and copy it. */
const PromotionCode = z
  .string()
  .trim()
  .max(MAX_PROMOTION_CODE)
  .transform((typed) => typedGiftCardCode(typed) ?? typed.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(PROMOTION_CODE).toUpperCase())

/** A promotion code from a URL, in capital letters; null if it cannot be one. */
export const parsePromotionCode = (typed: string): string | null =>
  PromotionCode.safeParse(typed).data ?? null

/** The options of a line, from the form's own fields or from browser storage. */
const Options = z
  .unknown()
  .optional()
  .transform((source, context): LineOptions => {
    const parsed = parseLineOptions(source)
    if (parsed.ok) return parsed.options
    context.addIssue({ code: "custom", params: { option: parsed.fault } })
    return z.NEVER
  })

/** Items stored while the back end was unavailable: the minimum quantity of each line. */
const Targets = z
  .string()
  .max(TARGETS_CHARACTERS)
  .transform(parseJson)
  .pipe(
    z
      .array(
        z.object({
          variant_id: VariantId,
          options: Options,
          quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
        }),
      )
      .min(1)
      .max(MAX_CART_LINES),
  )

/** Every change of a cart is one of these forms, posted to the cart's URL. */
const CartIntentSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    variant_id: VariantId,
    quantity: Quantity.default(1),
    options: Options,
  }),
  z.object({ intent: z.literal("update"), line_id: LineId, quantity: Quantity }),
  z.object({ intent: z.literal("options"), line_id: LineId, options: Options }),
  z.object({ intent: z.literal("remove"), line_id: LineId }),
  z.object({ intent: z.literal("apply-promotion"), code: PromotionCode }),
  z.object({ intent: z.literal("remove-promotion"), code: PromotionCode }),
  z.object({ intent: z.literal("clear") }),
  z.object({ intent: z.literal("reset") }),
  z.object({ intent: z.literal("refresh") }),
  z.object({ intent: z.literal("replay"), targets: Targets }),
])

export type CartIntent = z.infer<typeof CartIntentSchema>

/** What was wrong with a form; `form` for one that our pages never send. */
type CartIntentFault = "quantity" | "variant" | "promotion" | "form"

export type CartFormFault =
  | { code: CartIntentFault }
  /** An option of a line that is missing, too long or unavailable. */
  | { code: "option"; option: LineOptionFault }

export type ParsedIntent = { ok: true; intent: CartIntent } | { ok: false; fault: CartFormFault }

const FAULT_OF_FIELD: Record<string, CartIntentFault> = {
  quantity: "quantity",
  variant_id: "variant",
  code: "promotion",
}

/** Parses a cart form. Unknown fields are ignored, so nothing else reaches the back end. */
export function parseCartIntent(form: FormData): ParsedIntent {
  const fields = Object.fromEntries(form)
  const parsed = CartIntentSchema.safeParse({ ...fields, options: fields })
  if (parsed.success) return { ok: true, intent: parsed.data }
  const [issue] = parsed.error.issues
  const option = issue?.code === "custom" ? (issue.params?.option as LineOptionFault | undefined) : undefined
  if (option && issue?.path[0] === "options") return { ok: false, fault: { code: "option", option } }
  return { ok: false, fault: { code: FAULT_OF_FIELD[String(issue?.path[0] ?? "")] ?? "form" } }
}
