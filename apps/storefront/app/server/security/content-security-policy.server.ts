import { createHash } from "node:crypto"
import { fromByteText } from "../byte-text.server.ts"

/**
 * Turns a page rendered with a one-time nonce into one whose inline scripts are allowed by their hashes.
 * Only scripts that carry the nonce (ours) get a hash, so injected markup stays inert; without the nonce
 * the bytes of a page are the same for everyone and can be stored (a stored nonce would be a reused one).
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

/** Origins a page may take scripts, frames and data from, besides the shop's own. */
export interface ForeignOrigins {
  script: string[]
  image: string[]
  frame: string[]
  connect: string[]
  /** Where its forms may lead in the end, by the shop's answer to them. */
  form: string[]
}

export const NO_ORIGINS: ForeignOrigins = { script: [], image: [], frame: [], connect: [], form: [] }

/** Only the page with the card form opens itself to the card provider. */
const CARD_FORM_PAGE = /^(\/[a-z]{2})?\/checkout\/payment$/

/** Whom a page lets in, by what it is. */
interface LetIn {
  cardForm: () => ForeignOrigins
  /** Nothing measures where card numbers are typed. */
  elsewhere: () => ForeignOrigins
}

/** What the page at an address may load from elsewhere. */
export const foreignOrigins = (pathname: string, { cardForm, elsewhere }: LetIn): ForeignOrigins =>
  CARD_FORM_PAGE.test(pathname) ? cardForm() : elsewhere()

/** The policy of one page. `development` lets Vite inject its styles and open its reload socket. */
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
