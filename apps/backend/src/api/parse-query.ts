import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "@medusajs/framework/zod"

/** @throws MedusaError (400) that names each parameter that does not fit. */
export function parseQuery<T extends z.ZodType>(schema: T, query: unknown): z.infer<T> {
  const result = schema.safeParse(query)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) =>
    path.length ? `${path.join(".")}: ${message}` : message,
  )
  throw new MedusaError(MedusaError.Types.INVALID_DATA, problems.join("; "))
}
