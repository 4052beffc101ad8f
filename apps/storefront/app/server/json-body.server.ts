import type { z } from "zod"

/**
 * The JSON body of a call, by its schema.
 * @returns null for what is no JSON or does not fit
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  const parsed = schema.safeParse(await readAny(request))
  return parsed.success ? parsed.data : null
}

/** Null for what is no JSON: schemas refuse it. */
async function readAny(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
