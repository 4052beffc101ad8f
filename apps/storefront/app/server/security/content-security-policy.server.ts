import { createHash } from "node:crypto"
import { fromByteText } from "../page-parts/byte-text.server.ts"

/**
 * Allows the inline scripts of a page rendered with a one-time nonce by their hashes. Only scripts with the
 * nonce (ours) get a hash, so injected markup stays inert. Without the nonce the page's bytes are the same for
 * everyone and can be stored (a stored nonce would be reused).
 * @param html the page's bytes (`byte-text.server.ts`)
 */
export function sealInlineScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>()
  const attribute = ` nonce="${nonce}"`
  const inline = new RegExp(`<script(?![^>]*\\ssrc=)[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`, "g")
  for (const [, source = ""] of html.matchAll(inline)) {
    hashes.add(`'sha256-${createHash("sha256").update(fromByteText(source)).digest("base64")}'`)
  }
  return { html: html.replaceAll(attribute, ""), hashes: [...hashes] }
}

/** Origins from which a page may load scripts, frames and data, besides the shop's own. */
export interface ForeignOrigins {
  script: string[]
  image: string[]
  frame: string[]
  connect: string[]
  /** Allowed targets of its forms, including redirects. */
  form: string[]
}

export const NO_ORIGINS: ForeignOrigins = { script: [], image: [], frame: [], connect: [], form: [] }

/** Only the page with the card form allows the card provider. */
const CARD_FORM_PAGE = /^(\/[a-z]{2})?\/checkout\/payment$/

/** The origins a page allows, by kind of page. */
interface OriginsByPage {
  cardForm: () => ForeignOrigins
  /** No analytics on the page where card numbers are entered. */
  elsewhere: () => ForeignOrigins
}

/** The external origins of the page at a URL. */
export const foreignOrigins = (pathname: string, { cardForm, elsewhere }: OriginsByPage): ForeignOrigins =>
  CARD_FORM_PAGE.test(pathname) ? cardForm() : elsewhere()

/** The Content-Security-Policy of one page. `development` allows Vite to inject styles and open its reload socket. */
export function contentSecurityPolicy(
  scriptHashes: string[],
  options: { development: boolean; https: boolean; foreign?: ForeignOrigins },
): string {
  const { development, https, foreign = NO_ORIGINS } = options
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes, ...foreign.script].join(" ")}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    `img-src ${["'self'", "data:", ...foreign.image].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(development ? ["ws:"] : []), ...foreign.connect].join(" ")}`,
    ...(foreign.frame.length > 0 ? [`frame-src ${foreign.frame.join(" ")}`] : []),
    "manifest-src 'self'",
    `form-action ${["'self'", ...foreign.form].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ")
}
