import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { keysOf } from "@porteka/shop"
import { LOCALES, type Locale } from "@porteka/shop/languages"
import compile from "icu-minify/compile"
import type { Plugin, Rolldown } from "vite"
import { keepWords } from "../app/i18n/keep-words.ts"
import { MESSAGE_PARTS, type MessagePart } from "../app/i18n/message-parts.ts"
import { catalogueFile, readCatalogue, type Texts } from "./read-messages.ts"

const PARTS = keysOf(MESSAGE_PARTS)
const FOLDER = fileURLToPath(new URL("../app/i18n/messages", import.meta.url))
/**
 * Looks like a file name, so that Vite's manifest has a name for it: `app/i18n/messages/hu/shared.part.js`.
 */
const PART_FILE = /\/app\/i18n\/messages\/(\w+)\/(\w+)\.part\.js$/
/** A module that waits for messages: `await loadMessages("cart")`. */
const WAITS_FOR = /\bawait loadMessages\("(\w+)"\)/g
/** For the server (`app/server/page-parts/late-messages.server.ts`): the files of messages each script waits for, by language. */
const LATE_MESSAGES_FILE = ".vite/late-messages.json"
const LOADERS = "virtual:message-loaders"
const ALL = "virtual:all-messages"

const partFile = (locale: Locale, part: MessagePart) => join(FOLDER, locale, `${part}.part.js`)

/** `cartPage` of `cart-page.json`. */
const namespaceOf = (catalogue: string) =>
  catalogue.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/**
 * Texts as they are formatted. Lists of texts (messages while loading) are not: they are read raw.
 * @param prepare what is done with each text
 */
function prepareAll(texts: Texts, prepare: (text: string) => unknown): unknown {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      if (typeof value === "string") return [key, prepare(keepWords(value))]
      return [key, Array.isArray(value) ? value : prepareAll(value, prepare)]
    }),
  )
}

/** The browser loads one part in one language at a time. */
function loadersCode(): string {
  const loaders = PARTS.map((part) => {
    const ofPart = LOCALES.map(
      (locale) => `${locale}: () => import(${JSON.stringify(partFile(locale, part))})`,
    )
    return `${part}: { ${ofPart.join(", ")} }`
  })
  return `export const LOADERS = { ${loaders.join(",\n")} }`
}

/** The server has all messages at start. */
function allCode(): string {
  const parts = LOCALES.flatMap((locale) => PARTS.map((part) => ({ locale, part })))
  const imports = parts.map(
    ({ locale, part }) =>
      `import { messages as ${locale}_${part} } from ${JSON.stringify(partFile(locale, part))}`,
  )
  const languages = LOCALES.map(
    (locale) => `${locale}: { ${PARTS.map((part) => `...${locale}_${part}`).join(", ")} }`,
  )
  return `${imports.join("\n")}\nexport const ALL_MESSAGES = { ${languages.join(",\n")} }`
}

type FilesByLanguage = Partial<Record<string, string[]>>

/** @param codeOf a module's code */
function lateMessages(
  bundle: Rolldown.OutputBundle,
  codeOf: (id: string) => string,
): Record<string, FilesByLanguage> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
  const files = chunks.flatMap(({ fileName, facadeModuleId }) => {
    const [, locale, part] = PART_FILE.exec(facadeModuleId ?? "") ?? []
    return locale && part ? [{ locale, part, fileName }] : []
  })
  const waits = chunks.map(({ fileName, moduleIds }): [string, FilesByLanguage] => {
    const parts = moduleIds.flatMap((id) => Array.from(codeOf(id).matchAll(WAITS_FOR), ([, part]) => part))
    const wanted = files.filter(({ part }) => parts.includes(part))
    const byLanguage = Object.groupBy(wanted, ({ locale }) => locale)
    const namesOf = ([locale, found = []]: [string, typeof files | undefined]) => [
      locale,
      found.map((file) => file.fileName),
    ]
    return [fileName, Object.fromEntries(Object.entries(byLanguage).map(namesOf))]
  })
  return Object.fromEntries(waits.filter(([, byLanguage]) => Object.keys(byLanguage).length > 0))
}

/**
 * The messages of all languages, grouped by part. In a build they are compiled, so that no ICU parser (about
 * 16 KiB) is sent to the browser and `use-intl` only formats.
 */
export function messageCatalogues({ compiled }: { compiled: boolean }): Plugin {
  const prepare = compiled ? compile : (text: string) => text
  return {
    name: "message-catalogues",
    enforce: "pre",
    // Bundled on the server too, because otherwise the alias would not apply to it there.
    config: () =>
      compiled
        ? {
            resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
            ssr: { noExternal: ["use-intl"] },
          }
        : {},
    resolveId(id) {
      if (id === LOADERS || id === ALL) return `\0${id}`
      const [, locale, part] = PART_FILE.exec(id) ?? []
      return locale && part ? partFile(locale as Locale, part as MessagePart) : null
    },
    load(id) {
      if (id === `\0${LOADERS}`) return loadersCode()
      if (id === `\0${ALL}`) return allCode()
      const [, locale, part] = PART_FILE.exec(id) ?? []
      if (!locale || !part) return null
      const catalogues = MESSAGE_PARTS[part as MessagePart].map((catalogue) => {
        this.addWatchFile(fileURLToPath(catalogueFile(locale, catalogue)))
        return [namespaceOf(catalogue), prepareAll(readCatalogue(catalogue)[locale as Locale], prepare)]
      })
      return `export const messages = ${JSON.stringify(Object.fromEntries(catalogues))}`
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return
      const found = lateMessages(bundle, (id) => this.getModuleInfo(id)?.code ?? "")
      this.emitFile({ type: "asset", fileName: LATE_MESSAGES_FILE, source: JSON.stringify(found) })
    },
  }
}
