import { z } from "zod"

const OrderFormSchema = z.object({
  terms: z.literal("on").optional(),
  expected_total: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

/** Everything the page with the order button may ask for. */
export type OrderRequest =
  | { intent: "order"; terms: boolean; expectedTotal: number }
  /** Give up the card payment under way. */
  | { intent: "cancel" }

/** What a form of the page sends; null for one that is not ours. */
export function parseOrderForm(form: FormData): OrderRequest | null {
  if (form.get("intent") === "cancel") return { intent: "cancel" }
  const parsed = OrderFormSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return null
  return { intent: "order", terms: parsed.data.terms === "on", expectedTotal: parsed.data.expected_total }
}
