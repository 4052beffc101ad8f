import { createHash } from "node:crypto"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { keysOf } from "@porteka/shop"
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@porteka/shop/languages"
import compile from "icu-minify/compile"
import type { Plugin, Rolldown } from "vite"
import { keepWords } from "../app/i18n/keep-words.ts"
import { MESSAGE_PARTS, type MessagePart } from "../app/i18n/message-parts.ts"
import { catalogueFile, readCatalogue, type Texts } from "./read-messages.ts"

const PARTS = keysOf(MESSAGE_PARTS)
const FOLDER = fileURLToPath(new URL("../app/i18n/messages", import.meta.url))
/** `app/i18n/messages/hu/shared.part.js`: for the server, and for the browser in development. */
const PART_FILE = /\/app\/i18n\/messages\/(\w+)\/(\w+)\.part\.js$/
/** What the browser's modules import: `messages/cart.js`. In a page's import map, `messages/` is the folder of its language. */
const PART_IMPORT = /^\0?messages\/(\w+)\.js$/
/** For the server (`app/server/page-parts/message-files.server.ts`). */
const MESSAGE_FILES = ".vite/message-files.json"
const HASH_CHARACTERS = 8
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

/** In development nothing is bundled, and Vite serves no import maps; the browsers of developers wait for such a module. */
function codeInDevelopment(part: MessagePart): string {
  const ofPart = LOCALES.map((locale) => `${locale}: () => import(${JSON.stringify(partFile(locale, part))})`)
  return `const { locale, messages } = await { ${ofPart.join(", ")} }[document.documentElement.lang]()
export { locale, messages }`
}

/** The server has registered all messages at its start. */
const CODE_ON_SERVER = `export const locale = ${JSON.stringify(DEFAULT_LOCALE)}\nexport const messages = {}`

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

interface PartFile {
  fileName: string
  source: string
}

/** @returns the folder of a language, whose name stands for its content, and the files in it */
function filesOf(
  locale: Locale,
  parts: readonly MessagePart[],
  codeOf: (part: MessagePart) => string,
): { folder: string; files: PartFile[] } {
  const sources = parts.map((part) => ({ part, source: codeOf(part) }))
  const hash = createHash("sha256").update(sources.map(({ source }) => source).join("\n"))
  const folder = `assets/messages-${locale}-${hash.digest("base64url").slice(0, HASH_CHARACTERS)}/`
  return { folder, files: sources.map(({ part, source }) => ({ fileName: `${folder}${part}.js`, source })) }
}

/** @returns the parts that each script imports */
function importedParts(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
  const found = chunks.map(({ fileName, imports }): [string, string[]] => [
    fileName,
    imports.flatMap((id) => PART_IMPORT.exec(id)?.[1] ?? []),
  ])
  return Object.fromEntries(found.filter(([, parts]) => parts.length > 0))
}

/**
 * The messages of all languages, grouped by part. In a build they are compiled, so that no ICU parser (about
 * 16 KiB) is sent to the browser and `use-intl` only formats. There, a part is a file that the modules which need it import
 * statically, from their language's folder. (A module that loads it with `await` while it is evaluated breaks in Safari,
 * which gives it, unfinished, to the second that imports it: bugs.webkit.org/242740.)
 */
export function messageCatalogues({ compiled }: { compiled: boolean }): Plugin {
  const prepare = compiled ? compile : (text: string) => text
  const codeOf = (locale: Locale, part: MessagePart) => {
    const catalogues = MESSAGE_PARTS[part].map((catalogue) => [
      namespaceOf(catalogue),
      prepareAll(readCatalogue(catalogue)[locale], prepare),
    ])
    return `export const locale = ${JSON.stringify(locale)}
export const messages = ${JSON.stringify(Object.fromEntries(catalogues))}`
  }
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
      if (id === ALL) return `\0${id}`
      if (PART_IMPORT.test(id)) {
        const { mode, name } = this.environment
        return mode === "build" && name === "client" ? { id, external: true } : `\0${id}`
      }
      const [, locale, part] = PART_FILE.exec(id) ?? []
      return locale && part ? partFile(locale as Locale, part as MessagePart) : null
    },
    load(id) {
      if (id === `\0${ALL}`) return allCode()
      const [, imported] = PART_IMPORT.exec(id) ?? []
      if (imported)
        return this.environment.name === "client"
          ? codeInDevelopment(imported as MessagePart)
          : CODE_ON_SERVER
      const [, locale, part] = PART_FILE.exec(id) ?? []
      if (!locale || !part) return null
      for (const catalogue of MESSAGE_PARTS[part as MessagePart])
        this.addWatchFile(fileURLToPath(catalogueFile(locale, catalogue)))
      return codeOf(locale as Locale, part as MessagePart)
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return
      const parts = importedParts(bundle)
      const used = PARTS.filter((part) => Object.values(parts).flat().includes(part))
      const folders = LOCALES.map((locale) => {
        const { folder, files } = filesOf(locale, used, (part) => codeOf(locale, part))
        for (const file of files) this.emitFile({ type: "asset", ...file })
        return [locale, `/${folder}`]
      })
      const known = { folders: Object.fromEntries(folders), parts }
      this.emitFile({ type: "asset", fileName: MESSAGE_FILES, source: JSON.stringify(known) })
    },
  }
}
