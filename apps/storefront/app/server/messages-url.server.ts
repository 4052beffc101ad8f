import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import type { Locale } from "#app/i18n/locales.ts"

const ManifestSchema = z.record(z.string(), z.object({ file: z.string() }))
const found = new Map<string, string | null>()

/**
 * URL of the script with one language's texts, from Vite's manifest. The page names it in its head, so that
 * browsers find it early. Null in development.
 */
export function messagesUrl(clientFolder: string, locale: Locale): string | null {
  const known = found.get(locale)
  if (known !== undefined) return known
  const path = join(clientFolder, ".vite/manifest.json")
  const manifest = existsSync(path) ? ManifestSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : {}
  const file = manifest[`app/i18n/messages/${locale}/shared.part.js`]?.file
  const url = file ? `/${file}` : null
  found.set(locale, url)
  return url
}
