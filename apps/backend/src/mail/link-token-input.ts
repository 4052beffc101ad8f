import { z } from "@medusajs/framework/zod"

const MAX_TOKEN = 120

/** The token of a mail's link, in the body of a call: it must not stand in an address. */
export const linkTokenSchema = z.strictObject({ token: z.string().max(MAX_TOKEN) })
export type LinkTokenInput = z.infer<typeof linkTokenSchema>
