import { z } from "zod"

const OrderFormSchema = z.object({
  terms: z.literal("on").optional(),
  expected_total: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

/** Every action of the page with the order button. */
export type OrderRequest =
  | { intent: "order"; terms: boolean; expectedTotal: number }
  /** Cancel the current card payment. */
  | { intent: "cancel" }

/** The action of a posted form; null if it is not ours. */
export function parseOrderForm(form: FormData): OrderRequest | null {
  if (form.get("intent") === "cancel") return { intent: "cancel" }
  const parsed = OrderFormSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return null
  return { intent: "order", terms: parsed.data.terms === "on", expectedTotal: parsed.data.expected_total }
}
