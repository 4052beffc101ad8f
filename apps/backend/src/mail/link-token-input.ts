import { z } from "@medusajs/framework/zod"
import { LINK_TOKEN_CHARACTERS } from "@porteka/shop"

/** The token of an e-mail's link, in the body of a call, because it must not be in a URL. */
export const linkTokenSchema = z.strictObject({ token: z.string().max(LINK_TOKEN_CHARACTERS) })
