import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import type { Locale } from "#app/i18n/locales.ts"

/** Written by the build (`message-catalogues.ts`). */
const MessageFilesSchema = z.object({
  /** URLs by language. */
  folders: z.record(z.string(), z.string()),
  /** The parts that each script imports. */
  parts: z.record(z.string(), z.array(z.string())),
})

/** Where the modules of a page find the messages of its language. */
export interface MessageFiles {
  /** The text of an import map: modules import `messages/cart.js`. */
  importMap: string
  /** @returns the URLs of the messages that these scripts import */
  importedBy(scripts: string[]): string[]
}

/**
 * A page that names these files beside its scripts spares a slow connection a round trip.
 * @param clientFolder the build for the browser
 * @returns null without a build, in development
 */
export function readMessageFiles(clientFolder: string): ((locale: Locale) => MessageFiles) | null {
  const path = join(clientFolder, ".vite/message-files.json")
  if (!existsSync(path)) return null
  const { folders, parts } = MessageFilesSchema.parse(JSON.parse(readFileSync(path, "utf8")))
  return (locale) => {
    const folder = folders[locale]
    return {
      importMap: JSON.stringify({ imports: { "messages/": folder } }),
      importedBy: (scripts) => {
        const imported = scripts.flatMap((script) => parts[script.slice(1)] ?? [])
        return [...new Set(imported)].map((part) => `${folder}${part}.js`)
      },
    }
  }
}
