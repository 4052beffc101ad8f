/** The cookies of one back end, for a server that acts for one person; in a browser the browser keeps them. */
export interface CookieJar {
  /** The `Cookie` header; null while there is none. */
  header(): string | null
  /** Takes in what an answer sets and takes away. */
  follow(headers: Headers): void
  clear(): void
}

const PAIR = /^\s*([^=;\s]+)=([^;]*)/
const MAX_AGE = /;\s*max-age=(-?\d+)/i
const EXPIRES = /;\s*expires=([^;]+)/i
const MS_PER_SECOND = 1000

/**
 * Keeps cookies by name. Path and domain are not looked at: a jar belongs to one client, and a client to one back end.
 * @param cookies a `Cookie` header from before, as `header()` gave it.
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

/** Max-Age wins over Expires (RFC 6265, 5.3); with neither, as long as the jar. */
function endOf(line: string, now: number): number {
  const age = MAX_AGE.exec(line)?.[1]
  if (age !== undefined) return now + Number(age) * MS_PER_SECOND
  const date = Date.parse(EXPIRES.exec(line)?.[1] ?? "")
  return Number.isNaN(date) ? Number.POSITIVE_INFINITY : date
}
