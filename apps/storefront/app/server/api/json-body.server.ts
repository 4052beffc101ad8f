import type { z } from "zod"

/**
 * Parses the JSON body of a call with its schema.
 * @returns null if it is not JSON or does not match
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const parsed = schema.safeParse(await readAny(request))
  return parsed.success ? parsed.data : null
}

/** Null if it is not JSON, which schemas reject. */
async function readAny(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
