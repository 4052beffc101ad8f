import { createHash } from "node:crypto"

/**
 * Turns a page rendered with a one-time nonce into one whose inline scripts are allowed by their hashes.
 * Only scripts that carry the nonce (ours) get a hash, so injected markup stays inert; without the nonce
 * the bytes of a page are the same for everyone and can be stored (a stored nonce would be a reused one).
 */
export function sealInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const attribute = ` nonce="${nonce}"`
  const inline = new RegExp(`<script(?![^>]*\\ssrc=)[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`, "g")
  for (const [, source = ""] of html.matchAll(inline)) {
    hashes.add(`'sha256-${createHash("sha256").update(source).digest("base64")}'`)
  }
  return { html: html.replaceAll(attribute, ""), hashes: [...hashes] }
}

/** The policy of one page. `development` lets Vite inject its styles and open its reload socket. */
export function contentSecurityPolicy(
  scriptHashes: string[],
  options: { development: boolean; https: boolean },
): string {
  const { development, https } = options
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(" ")}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ")
}
