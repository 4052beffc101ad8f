import type { IncomingMessage } from "node:http"

/** Escapes, backslashes, dot segments, a host or a fragment: anything that allows several spellings of a URL. */
const HAS_OTHER_FORMS = /[\\%#]|\/\.|^[^/]/
const ESCAPE = /%([0-9a-f]{2})/gi
/** Characters that mean the same escaped and unescaped (RFC 3986, 2.3). */
const UNRESERVED = /[\w.~-]/
/** Data requests (client navigations) have the page's path with this suffix. */
const DATA_SUFFIX = /(?:\/_)?\.data$/
/** No search contains a NUL character, and the back end rejects it. */
const NUL = /%00/g
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/

/**
 * Normalizes a request's target before anything depends on it: which page, whether it is stored, under which
 * key, and what runs. If two components interpreted a URL differently, one visitor's page could be shown to
 * everyone.
 * @param target path and query from the request line, or an absolute URL (RFC 9112, 3.2.2)
 * @returns null for an invalid target
 */
export function readTarget(target: string | undefined): string | null {
  if (!target) return null
  const path = pathOf(target)
  const query = target.slice(path.length).replace(NUL, "")
  if (!HAS_OTHER_FORMS.test(path)) return path + query
  const pathname = normalPath(path)
  if (pathname === null || DOT_SEGMENT.test(pagePathOf(pathname))) return null
  return pathname + query.replace(/#.*/, "")
}

function normalPath(path: string): string | null {
  const whole = /^https?:\/\//i.test(path)
  if (!whole && !path.startsWith("/")) return null
  const unescaped = path.replace(ESCAPE, (escaped, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16))
    return UNRESERVED.test(character) ? character : escaped.toUpperCase()
  })
  // Resolves dot segments and backslashes like browsers do. The host is ignored.
  return URL.parse(whole ? unescaped : `http://localhost${unescaped}`)?.pathname ?? null
}

/** The path of a target, without its query. */
export function pathOf(target: string): string {
  const questionMark = target.indexOf("?")
  return questionMark < 0 ? target : target.slice(0, questionMark)
}

/** Whether a path is that of a page's data. */
export const isDataPath = (path: string): boolean => DATA_SUFFIX.test(path)

/** The page's path, of the page itself or of its data. */
export const pagePathOf = (path: string): string => path.replace(DATA_SUFFIX, "")

/** The page that React Router serves at a path: it ignores case, a slash at the end, and empty segments. */
export const routedPathOf = (path: string): string =>
  pagePathOf(path)
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "")

/** With two Host headers, components may trust different ones (RFC 9112, 3.2): such a request is rejected. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === "host") hosts += 1
  return hosts <= 1
}
