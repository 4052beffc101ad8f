/**
 * Data that identifies a person or gives access, anywhere in a line. What repeats without a limit begins where a word begins (the
 * lookbehinds): tried from each of its characters, a line that a stranger made long would stop the server for seconds.
 */
const PRIVATE: readonly [RegExp, string][] = [
  [/(?<![^\s"'<>()[\]{},;:=@/?&])[^\s"'<>()[\]{},;:=@/?&]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi, "[e-mail]"],
  // JSON Web Tokens, ours and others'.
  [/(?<![\w-])(?=[\w-]*eyJ)[\w-]+(?:\.[\w-]+)+/g, "[token]"],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, "$1 [token]"],
  [/\b(?:sk|pk|rk|whsec)_[\w-]{8,}/g, "[key]"],
  // postgres://user:password@host
  [/(?<![a-z+.-])([a-z][a-z+.-]*:\/\/[^\s:/@]*):[^\s@/]+@/gi, "$1:[password]@"],
  [/(?:\+36|\b0036|\b06)[ /-]?\d{1,2}[ /-]?\d{3}[ -]?\d{3,4}\b/g, "[phone]"],
]

/** An identifier or a secret rather than a word: long, with digits. */
const IDENTIFIER = /^(?=.*\d)[\w.~-]{16,}$/
const READABLE = /^[\w.~-]{1,80}$/

/** A log line without e-mail addresses, phone numbers, tokens, keys and passwords. */
export const withoutPersonalData = (line: string): string =>
  PRIVATE.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line)

/**
 * The path of a URL as it may be logged: without its query, which contains search words, tokens of links and
 * customer data; identifiers are masked.
 */
export function pathForLogs(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, "").split(/[?#]/, 1)[0] ?? ""
  const shown = (segment: string) => {
    if (segment === "") return segment
    return READABLE.test(segment) && !IDENTIFIER.test(segment) ? segment : ":id"
  }
  return path.split("/").map(shown).join("/")
}
