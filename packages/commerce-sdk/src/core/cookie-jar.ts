/** The cookies of one back end, for a server that acts for one person; a browser keeps its own. */
export interface CookieJar {
  /** The `Cookie` header; null if there are none. */
  header(): string | null
  /** Applies the cookies of an answer. */
  follow(headers: Headers): void
  clear(): void
}

const PAIR = /^\s*([^=;\s]+)=([^;]*)/
const MAX_AGE = /;\s*max-age=(-?\d+)/i
const EXPIRES = /;\s*expires=([^;]+)/i
const MS_PER_SECOND = 1000

/**
 * Stores cookies by name. Path and domain are ignored: a jar belongs to one client, and a client to one back
 * end.
 * @param cookies an earlier `Cookie` header, as returned by `header()`
 */
export function cookieJar(cookies = "", now: () => number = Date.now): CookieJar {
  const kept = new Map<string, { value: string; endsAt: number }>()
  for (const pair of cookies.split(";")) keep(pair)

  function keep(line: string): void {
    const [, name, value = ""] = PAIR.exec(line) ?? []
    if (name === undefined) return
    const endsAt = endOf(line, now())
    if (endsAt > now()) kept.set(name, { value, endsAt })
    else kept.delete(name)
  }

  return {
    header() {
      for (const [name, { endsAt }] of kept) if (endsAt <= now()) kept.delete(name)
      return kept.size === 0 ? null : [...kept].map(([name, { value }]) => `${name}=${value}`).join("; ")
    },
    follow: (headers) => headers.getSetCookie().forEach(keep),
    clear: () => kept.clear(),
  }
}

/** Max-Age takes precedence over Expires (RFC 6265, 5.3); without either, as long as the jar lives. */
function endOf(line: string, now: number): number {
  const age = MAX_AGE.exec(line)?.[1]
  if (age !== undefined) return now + Number(age) * MS_PER_SECOND
  const date = Date.parse(EXPIRES.exec(line)?.[1] ?? "")
  return Number.isNaN(date) ? Number.POSITIVE_INFINITY : date
}
