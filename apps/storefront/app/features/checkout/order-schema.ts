import { z } from "zod"

const OrderFormSchema = z.object({
  terms: z.literal("on").optional(),
  expected_total: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

/** What the order button sends; null for a form that is not ours. */
export function parseOrderForm(form: FormData): { terms: boolean; expectedTotal: number } | null {
  const parsed = OrderFormSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return null
  return { terms: parsed.data.terms === "on", expectedTotal: parsed.data.expected_total }
}
