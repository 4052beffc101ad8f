import { z } from "@medusajs/framework/zod"
import { accountFields } from "./account-input.ts"

const { email, password, code, name, phone, line } = accountFields
const metadata = z.record(z.string(), z.unknown()).nullish()

/** Bodies of the calls that Medusa's clients make for customers. */
export const medusaSchemas = {
  credentials: z.object({ email, password }),
  reset: z.object({ identifier: email, metadata }),
  newPassword: z.object({ email, password, code }),
  code: z.object({ code, code_provider: z.string().optional() }),
  customer: z.strictObject({
    email,
    first_name: name.nullish(),
    last_name: name.nullish(),
    phone: phone.nullish(),
    company_name: line.nullish(),
    metadata,
  }),
} as const

export type MedusaCustomerInput = z.infer<typeof medusaSchemas.customer>
