import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "@medusajs/framework/zod"

/** Matches our own messages: sentences with a period, which zod's messages do not have. */
const SENTENCE = /^\p{Lu}.*\.$/su

/**
 * Parses a query or a body.
 * @throws MedusaError (400) that names each invalid part; a sentence of the schema stands for itself
 */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) =>
    path.length && !SENTENCE.test(message) ? `${path.join(".")}: ${message}` : message,
  )
  throw new MedusaError(MedusaError.Types.INVALID_DATA, problems.join("; "))
}
