/** Path parameters are in braces: `/v1/refunds/{id}`. */
export interface Route<Handler> {
  method: string
  path: string
  handle: Handler
}

export interface Match<Handler> {
  handle: Handler
  /** Values of the path parameters, in order. */
  ids: string[]
}

/** Finds the first matching route. */
export function findRoute<Handler>(
  routes: readonly Route<Handler>[],
  method: string,
  path: string,
): Match<Handler> | undefined {
  const parts = path.split("/")
  for (const route of routes) {
    if (route.method !== method) continue
    const ids = matchParts(route.path.split("/"), parts)
    if (ids !== null) return { handle: route.handle, ids }
  }
  return undefined
}

function matchParts(pattern: string[], parts: string[]): string[] | null {
  if (pattern.length !== parts.length) return null
  const ids: string[] = []
  for (const [index, piece] of pattern.entries()) {
    const part = parts[index] ?? ""
    if (piece.startsWith("{")) ids.push(part)
    else if (piece !== part) return null
  }
  return ids.includes("") ? null : ids
}
