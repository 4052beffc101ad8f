import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { rulesByLanguage } from "@porteka/shop/languages"
import type { Locale } from "../locale.ts"
import { foldAccents } from "./fold.ts"

/** The words of a language from its spelling dictionary, without names of people and places. */
export interface Dictionary {
  /** Whether exactly this base form is listed, including accents. */
  lists(word: string): boolean
  /** Whether it may be a form of a listed word, ignoring accents. */
  knows(word: string): boolean
}

/**
 * The Hunspell dictionaries as npm packages, of which only the word lists are read (ADR 0046), and the
 * endings a base form may have; tested on „base|ending”, without accents.
 */
const SOURCES = rulesByLanguage({
  hu: {
    name: "dictionary-hu",
    form: /\|(?:[aeo]?k|j?[ae]i?|[aeo]?[md])?(?:[aeo]?t|v[ae]l|b[ae]n?|b[oe]l|r[aeo]l?|t[oe]l|n[ae]l|n[ae]k|h[oe]z|ert|ig|[oe]?n|i|[aeo]?s)?$|(.)\|\1[ae]l$/,
  },
  en: {
    name: "dictionary-en",
    // "cutting", not "cuting".
    form: /\|(?:s|es|d|ly)?$|(?<![^aeiou][aeiou][bdgmnprt])\|(?:ed|ing|er|est)$/,
  },
})

const SHORTEST_BASE = 3

const resolver = createRequire(import.meta.url)
const loaded = new Map<Locale, Dictionary>()

/** Read at the first call and kept: several hundred thousand words. */
export function dictionaryOf(locale: Locale): Dictionary {
  const known = loaded.get(locale)
  if (known) return known
  const dictionary = readDictionary(locale)
  loaded.set(locale, dictionary)
  return dictionary
}

function readDictionary(locale: Locale): Dictionary {
  const list = join(dirname(resolver.resolve(SOURCES[locale].name)), "index.dic")
  const words = new Set<string>()
  const folded = new Set<string>()
  for (const line of readFileSync(list, "utf8").split("\n")) {
    const [word = ""] = line.split(/[/\s]/, 1)
    if (!/^\p{Ll}{2,}$/u.test(word)) continue
    words.add(word)
    folded.add(foldAccents(word))
  }
  return {
    lists: (word) => words.has(word),
    knows: (word) => {
      const form = foldAccents(word)
      for (let end = form.length; end >= SHORTEST_BASE; end--) {
        const base = form.slice(0, end)
        if (folded.has(base) && SOURCES[locale].form.test(`${base}|${form.slice(end)}`)) return true
      }
      return false
    },
  }
}
