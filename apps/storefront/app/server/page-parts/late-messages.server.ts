import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import type { Locale } from "#app/i18n/locales.ts"

/** By script and language; written by the build (`message-catalogues.ts`). */
const LateMessagesSchema = z.record(z.string(), z.record(z.string(), z.array(z.string())))

/** @returns the URLs of the messages for which these scripts wait */
export type LateMessages = (scripts: string[], locale: Locale) => string[]

/**
 * Scripts load messages while they run. A page that names these files beside its scripts spares a slow connection
 * one or two round trips.
 * @param clientFolder the build for the browser; without one, in development, nothing is known
 */
export function readLateMessages(clientFolder: string): LateMessages {
  const path = join(clientFolder, ".vite/late-messages.json")
  const known = existsSync(path) ? LateMessagesSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : {}
  return (scripts, locale) => {
    const files = scripts.flatMap((script) => known[script.slice(1)]?.[locale] ?? [])
    return [...new Set(files)].map((file) => `/${file}`)
  }
}
