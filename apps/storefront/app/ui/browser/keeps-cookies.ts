const PROBE = "cookie-check=1"

/** Whether this browser keeps cookies of the shop: tried, because Chromium says yes where its owner has said no. */
export function keepsCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere, and answers later
  document.cookie = `${PROBE}; Path=/; SameSite=Lax`
  const isKept = document.cookie.includes(PROBE)
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  if (isKept) document.cookie = `${PROBE}; Path=/; SameSite=Lax; Max-Age=0`
  return isKept
}
