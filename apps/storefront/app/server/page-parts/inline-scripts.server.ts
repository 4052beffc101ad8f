import { createHash } from "node:crypto"
import { fromByteText } from "./byte-text.server.ts"

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
