import { z } from "@medusajs/framework/zod"

const MAX_TOKEN = 120

/** The token of an e-mail's link, in the body of a call, because it must not be in a URL. */
export const linkTokenSchema = z.strictObject({ token: z.string().max(MAX_TOKEN) })
export type LinkTokenInput = z.infer<typeof linkTokenSchema>
