import { existsSync } from "node:fs"
import { join } from "node:path"
import { LOCALES, type Locale } from "#app/i18n/locales.ts"
import { logger } from "./log.server.ts"

/** Where the owner puts the Commission's artwork, below `public`. It must not be redrawn. */
const fileOf = (locale: Locale) => `legal/eu-guarantee-notice-${locale}.svg`

export type GuaranteeArtwork = Record<Locale, string | null>

/**
 * URLs of the harmonized notice on the legal guarantee (Implementing Regulation (EU) 2025/1960, 45/2014. Korm.
 * r. 11. § (1a)), by language. Checks once at startup and warns if it is missing; pages then show the text
 * alone.
 */
export function findGuaranteeArtwork(clientFolder: string): GuaranteeArtwork {
  const addresses = LOCALES.map((locale) => {
    const file = fileOf(locale)
    if (existsSync(join(clientFolder, file))) return [locale, `/${file}`] as const
    logger.warn(
      { file: `public/${file}` },
      "The EU's notice on the legal guarantee is missing: put its artwork there.",
    )
    return [locale, null] as const
  })
  return Object.fromEntries(addresses) as GuaranteeArtwork
}
