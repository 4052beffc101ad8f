import { existsSync } from "node:fs"
import { join } from "node:path"
import { byLanguage } from "@porteka/shop"
import type { Locale } from "#app/i18n/locales.ts"
import { logger } from "../log.server.ts"

/** Where the owner puts the Commission's artwork, below `public`. It must not be redrawn. */
const noticeOf = (locale: Locale) => `legal/eu-guarantee-notice-${locale}.svg`
const labelOf = (locale: Locale) => `legal/eu-garan-label-${locale}.svg`

/** URLs of the artwork in one language; null for missing files. */
export interface Artwork {
  /** The harmonized notice on the legal guarantee. */
  notice: string | null
  /** The harmonized label of a producer's guarantee ("GARAN"). */
  label: string | null
}

type GuaranteeArtwork = Record<Locale, Artwork>

/**
 * The artwork of Implementing Regulation (EU) 2025/1960 (45/2014. Korm. r. 11. § (1a)), by language. Checks once at
 * startup and warns if the notice is missing; pages then show the text alone. Only products with a producer's guarantee
 * need the label.
 */
export function findGuaranteeArtwork(clientFolder: string): GuaranteeArtwork {
  const addressOf = (file: string) => (existsSync(join(clientFolder, file)) ? `/${file}` : null)
  return byLanguage((locale) => {
    const notice = addressOf(noticeOf(locale))
    if (notice === null) {
      logger.warn(
        { file: `public/${noticeOf(locale)}` },
        "The EU's notice on the legal guarantee is missing: put its artwork there.",
      )
    }
    return { notice, label: addressOf(labelOf(locale)) }
  })
}
