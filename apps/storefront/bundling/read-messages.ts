import { existsSync, readFileSync } from "node:fs"
import { DEFAULT_LOCALE, LOCALES, type Locale, textsByLanguage } from "@porteka/shop/languages"

export type Texts = { [key: string]: Texts | string | string[] }
export type TextsByLanguage = Readonly<Record<Locale, Texts>>

const FOLDER = new URL("../app/i18n/messages/", import.meta.url)

/** @returns the path of a catalogue in a language */
export const catalogueFile = (locale: string, catalogue: string) =>
  new URL(`${locale}/${catalogue}.json`, FOLDER)

/** Every message with its full key: `cart.empty`, `waiting.0`. */
export function flatten(texts: Texts, prefix = ""): [name: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    if (typeof value === "string") return [[prefix + key, value]]
    if (Array.isArray(value)) return value.map((text, index) => [`${prefix}${key}.${index}`, text])
    return flatten(value, `${prefix}${key}.`)
  })
}

/** Missing and unknown keys of a language, compared with the default one. */
export function findDifferences(texts: Texts, base: Texts): string[] {
  const [names, wanted] = [texts, base].map((tree) => new Set(flatten(tree).map(([name]) => name)))
  return [
    ...[...(wanted ?? [])].filter((name) => !names?.has(name)).map((name) => `lacks "${name}"`),
    ...[...(names ?? [])]
      .filter((name) => !wanted?.has(name))
      .map((name) => `has "${name}", which nothing asks for`),
  ]
}

/**
 * One catalogue in every language.
 * @throws Error naming the file and its missing messages
 */
export function readCatalogue(catalogue: string): TextsByLanguage {
  const written = LOCALES.filter((locale) => existsSync(catalogueFile(locale, catalogue)))
  const texts = Object.fromEntries(written.map((locale) => [locale, readTexts(locale, catalogue)]))
  const all = textsByLanguage(texts as Record<Locale, Texts>)
  const faults = LOCALES.flatMap((locale) => {
    const own = all[locale]
    return own
      ? findDifferences(own, all[DEFAULT_LOCALE]).map((fault) => `${locale}/${catalogue}.json ${fault}`)
      : [`${locale}/${catalogue}.json is missing`]
  })
  if (faults.length > 0) throw new Error(`A language's texts are not complete: ${faults.join("; ")}.`)
  return all
}

function readTexts(locale: Locale, catalogue: string): Texts {
  return JSON.parse(readFileSync(catalogueFile(locale, catalogue), "utf8"))
}
