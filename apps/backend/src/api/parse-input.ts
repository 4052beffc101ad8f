import type { z } from "@medusajs/framework/zod"
import { invalidData } from "../refusals/refusals.ts"

/** Matches our own messages: sentences with a period, which zod's messages do not have. */
const SENTENCE = /^\p{Lu}.*\.$/su

/**
 * Parses a query or a body.
 * @throws 400 with the schema's own sentences; if there are none, it names each invalid part as Medusa does
 */
export function parseInput<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const { issues } = result.error
  const sentences = issues.map(({ message }) => message).filter((message) => SENTENCE.test(message))
  const parts = issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "))
  throw invalidData(sentences.join(" ") || `Invalid request: ${parts.join("; ")}`)
}
