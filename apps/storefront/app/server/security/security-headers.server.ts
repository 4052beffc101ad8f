const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60

/** Headers of every response, besides each page's own Content-Security-Policy. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(https ? { "strict-transport-security": `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` } : {}),
  }
}
