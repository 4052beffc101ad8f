/** The value of a JSON text; undefined if there is no text, or it is not JSON. Everything in it may be wrong. */
export function parseJson(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
