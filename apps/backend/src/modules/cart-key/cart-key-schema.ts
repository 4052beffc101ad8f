import { z } from "@medusajs/framework/zod"

/** Random enough that nobody can guess it; created by its holder. */
export const cartKeySchema = z.string().regex(/^[\w-]{22,64}$/, "must be 22 to 64 characters of base64url")
