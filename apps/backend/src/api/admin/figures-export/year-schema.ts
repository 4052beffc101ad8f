import { z } from "@medusajs/framework/zod"

const FIRST_YEAR = 2020
const LAST_YEAR = 2100

/** Without one, this year. */
export const yearSchema = z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR).optional()
