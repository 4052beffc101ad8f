const PROBE = "cookie-check=1"

/**
 * Whether this browser accepts the shop's cookies: tested with a cookie, because Chromium says yes even if
 * the user has disabled them.
 */
export function acceptsCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and answers later
  document.cookie = `${PROBE}; Path=/; SameSite=Lax`
  const isKept = document.cookie.includes(PROBE)
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  if (isKept) document.cookie = `${PROBE}; Path=/; SameSite=Lax; Max-Age=0`
  return isKept
}
