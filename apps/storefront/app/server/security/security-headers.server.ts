const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

const permissions = (payment: string) =>
  `camera=(), microphone=(), geolocation=(), payment=(${payment}), browsing-topics=()`

/** Headers of every response, besides each page's own Content-Security-Policy. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": permissions("self"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(https ? { "strict-transport-security": `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` } : {}),
  }
}

/**
 * The headers that differ on a page with the card provider's frames: its wallets (Apple Pay, Google Pay) ask
 * the browser for payment from inside a frame, and one of them opens a window.
 * @param frames origins as in the Content-Security-Policy; a browser ignores one with a wildcard if it does not
 * know them
 */
export function headersForFrames(frames: readonly string[]): Record<string, string> {
  if (frames.length === 0) return {}
  const named = frames.map((origin) => `"${origin}"`)
  return {
    "permissions-policy": permissions(["self", ...named].join(" ")),
    "cross-origin-opener-policy": "same-origin-allow-popups",
  }
}
