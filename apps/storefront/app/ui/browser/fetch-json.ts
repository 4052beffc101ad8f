/**
 * Calls one of the shop's own JSON routes, which answer in the type `Answer`.
 * @returns null if there is no connection, the call was aborted, or the answer is an error
 */
export async function fetchJson<Answer>(path: string, init: RequestInit = {}): Promise<Answer | null> {
  try {
    const response = await fetch(path, init)
    return response.ok ? await response.json() : null
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}
