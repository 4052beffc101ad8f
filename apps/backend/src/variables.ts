import { z } from "@medusajs/framework/zod"

/** An empty variable counts as not set. */
export const emptyAsAbsent = (value: unknown) => (value === "" ? undefined : value)

/** An optional variable. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsAbsent, schema.optional())
