import { ADDRESS_TYPES } from "@porteka/commerce-sdk/wire"
import { TEXT_LIMITS } from "@porteka/shop"
import { z } from "zod"
import { PhoneOrNone } from "#app/forms/field-rules.ts"

const { account: LIMITS } = TEXT_LIMITS

const needed = z.string().trim().min(1).max(LIMITS.line)
const optional = z.string().trim().max(LIMITS.line).nullish()
const name = z.string().trim().min(1).max(LIMITS.name)

/** An address as `/api/customers/addresses` takes it (specification 5). */
export const addressBody = z.object({
  first_name: name,
  last_name: name,
  company: optional,
  address_1: needed,
  address_2: optional,
  city: needed,
  province: needed,
  postal_code: z.string().trim().min(1).max(LIMITS.postalCode),
  country_code: z.string().trim().toLowerCase().length(2),
  phone: z.string().trim().max(LIMITS.phone).pipe(PhoneOrNone).nullish(),
  metadata: z.object({ address_type: z.enum(ADDRESS_TYPES).default("both") }).optional(),
})
