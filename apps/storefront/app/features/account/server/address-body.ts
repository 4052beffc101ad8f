import { ADDRESS_TYPES } from "@porteka/commerce-sdk/wire"
import { z } from "zod"

const NAME_CHARACTERS = 100
const LINE_CHARACTERS = 200
const POSTAL_CODE_CHARACTERS = 20

const needed = z.string().trim().min(1).max(LINE_CHARACTERS)
const optional = z.string().trim().max(LINE_CHARACTERS).nullish()
const name = z.string().trim().min(1).max(NAME_CHARACTERS)

/** An address as `/api/customers/addresses` takes it (specification 5). */
export const addressBody = z.object({
  first_name: name,
  last_name: name,
  company: optional,
  address_1: needed,
  address_2: optional,
  city: needed,
  province: needed,
  postal_code: z.string().trim().min(1).max(POSTAL_CODE_CHARACTERS),
  country_code: z.string().trim().toLowerCase().length(2),
  phone: optional,
  metadata: z.object({ address_type: z.enum(ADDRESS_TYPES).default("both") }).optional(),
})
