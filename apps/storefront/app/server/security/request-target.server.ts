import type { IncomingMessage } from "node:http"

/** Escapes, backslashes, dot segments, a host or a fragment: what an address may be written with in several ways. */
const HAS_OTHER_FORMS = /[\\%#]|\/\.|^[^/]/
const ESCAPE = /%([0-9a-f]{2})/gi
/** Characters that mean the same escaped and not (RFC 3986, 2.3). */
const UNRESERVED = /[\w.~-]/
/** Requests for the data of a page (client navigations) are those of the page with this behind it. */
export const DATA_SUFFIX = /(?:\/_)?\.data$/
/** No word anybody searches for holds a NUL character, and the back end refuses one that does. */
const NUL = /%00/g
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/

/**
 * The one form of a request's target, by which everything after it is decided: which page, whether it is stored, under
 * which key, and what is run. Two readers that understood an address differently would show one visitor's page to all.
 * @param target path and query as the request line has them, or a whole address (RFC 9112, 3.2.2)
 * @returns null for an address that names nothing
 */
export function readTarget(target: string | undefined): string | null {
  if (!target) return null
  const questionMark = target.indexOf("?")
  const path = questionMark < 0 ? target : target.slice(0, questionMark)
  const query = questionMark < 0 ? "" : target.slice(questionMark).replace(NUL, "")
  if (!HAS_OTHER_FORMS.test(path)) return path + query
  const pathname = normalPath(path)
  if (pathname === null || DOT_SEGMENT.test(pathname.replace(DATA_SUFFIX, ""))) return null
  return pathname + query.replace(/#.*/, "")
}

function normalPath(path: string): string | null {
  const whole = /^https?:\/\//i.test(path)
  if (!whole && !path.startsWith("/")) return null
  const unescaped = path.replace(ESCAPE, (escaped, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16))
    return UNRESERVED.test(character) ? character : escaped.toUpperCase()
  })
  // Resolves dot segments and backslashes as browsers do. The host of a path is never looked at.
  return URL.parse(whole ? unescaped : `http://localhost${unescaped}`)?.pathname ?? null
}

/** Readers of two would believe different ones (RFC 9112, 3.2): such a request is refused. */
export function hasOneHost({ headersDistinct }: Pick<IncomingMessage, "headersDistinct">): boolean {
  return (headersDistinct.host?.length ?? 0) <= 1
}
