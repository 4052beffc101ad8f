import { z } from "zod"
import { OFFERED_FIELD, type OfferedProduct, offerable } from "./offered-products.ts"

const OfferedSchema = z
  .string()
  .transform((text, check): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      check.addIssue({ code: "custom" })
      return z.NEVER
    }
  })
  .pipe(z.array(z.object({ title: z.string().min(1), pieces: z.int().min(1), isExempt: z.boolean() })))

/** The products that a form offers; none if it does not know its order. */
export const readOffered = (values: Record<string, string>): OfferedProduct[] =>
  offerable(OfferedSchema.safeParse(values[OFFERED_FIELD]).data ?? [])
