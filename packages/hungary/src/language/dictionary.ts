import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { Locale } from "@porteka/shop/languages"
import { rulesByLanguage } from "@porteka/shop/languages"
import { foldAccents } from "./fold.ts"

/** The words of a language from its spelling dictionary, without names of people and places. */
export interface Dictionary {
  /** Whether exactly this base form is listed, including accents. */
  lists(word: string): boolean
  /** Whether it may be a form of a listed word, including accents: „tálak”, but not „tali”. */
  spells(word: string): boolean
  /** Whether it may be a form of a listed word, ignoring accents. */
  knows(word: string): boolean
  /** The same words without accents, for text that was typed without them. */
  accentless: Omit<Dictionary, "accentless">
}

/**
 * The Hunspell dictionaries as npm packages, of which only the word lists are read (ADR 0046), and the
 * endings a base form may have; tested on „base|ending”, without accents.
 */
const SOURCES = rulesByLanguage({
  hu: {
    name: "dictionary-hu",
    // A single consonant follows a vowel only: „hab”, „habon”, not „habn”. „daráló” is what grinds („darál”).
    form: /(?:[aeiou]\|[kmdn]|[^aeiou]\|o[kmd]?|\|(?:[aeo]k|j?[ae]i?|[aeo][md])?)(?:[aeo]?t|v[ae]l|b[ae]n?|b[oe]l|r[aeo]l?|t[oe]l|n[ae]l|n[ae]k|h[oe]z|ert|ig|[oe]n|i|[aeo]s)?$|[aeiou]\|s$|(.)\|\1[ae]l$/,
  },
  en: {
    name: "dictionary-en",
    // "cutting", not "cuting"; "creamed", not "creamd"; "glasses", not "glasss".
    form: /(?<!s)\|s$|\|(?:es|ly)?$|e\|d$|(?<![^aeiou][aeiou][bdgmnprt])\|ing$|(?<![^aeiou][aeiou][bdgmnprt]|[aeo])\|(?:ed|er|est)$/,
  },
})

/** The word before its Hunspell flags or other data; names begin with a capital. */
const WORD_OF_LINE = /^\p{Ll}{2,}(?=[/\s]|$)/gmu
const SHORTEST_BASE = 3
/** Characters of a part: some milliseconds. */
const PART_LENGTH = 30_000

const resolver = createRequire(import.meta.url)
const loaded = new Map<Locale, Dictionary>()

/** Read at the first call and kept: several hundred thousand words. */
export function dictionaryOf(locale: Locale): Dictionary {
  const reading = loadDictionary(locale)
  for (;;) {
    const { done, value } = reading.next()
    if (done) return value
  }
}

/** Reads the dictionary in short parts, between which others can have a turn: all at once takes a fifth of a second. */
export function* loadDictionary(locale: Locale): Generator<void, Dictionary> {
  const known = loaded.get(locale)
  if (known) return known
  const dictionary = yield* readDictionary(locale)
  loaded.set(locale, dictionary)
  return dictionary
}

function* readDictionary(locale: Locale): Generator<void, Dictionary> {
  const list = join(dirname(resolver.resolve(SOURCES[locale].name)), "index.dic")
  const text = readFileSync(list, "utf8")
  const words = new Set<string>()
  const folded = new Set<string>()
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf("\n", start + PART_LENGTH)
    const end = lineEnd < 0 ? text.length : lineEnd
    const listed = text.slice(start, end).match(WORD_OF_LINE) ?? []
    for (const word of listed) words.add(word)
    // Many at once: word by word takes twice as long, at each start of the back end.
    const asText = foldAccents(listed.join("\n"))
    for (const word of asText === "" ? [] : asText.split("\n")) folded.add(word)
    start = end
    yield
  }
  const isFormOf = (isListed: (base: string, ending: string) => boolean, word: string) => {
    const form = foldAccents(word)
    for (let end = form.length; end >= SHORTEST_BASE; end--) {
      const ending = form.slice(end)
      if (
        isListed(word.slice(0, end), ending) &&
        SOURCES[locale].form.test(`${form.slice(0, end)}|${ending}`)
      )
        return true
    }
    return false
  }
  const knows = (word: string) =>
    isFormOf((start, ending) => verbsOf(start, ending).some((base) => folded.has(base)), foldAccents(word))
  return {
    lists: (word) => words.has(word),
    spells: (word) =>
      isFormOf(
        (start, ending) => basesOf(start, ending).some((base) => words.has(base)),
        word.normalize("NFC"),
      ),
    knows,
    accentless: { lists: (word) => folded.has(word), spells: knows, knows },
  }
}

/**
 * The listed words that a form may begin with: before an ending the last vowel of „teve” becomes long
 * („tevék”), and that of „kanál” short („kanalak”).
 */
function basesOf(start: string, ending: string): string[] {
  if (ending === "") return [start]
  const shortened = start.replace(/á$/u, "a").replace(/é$/u, "e")
  const lengthened = /^[ae][kt]/.test(ending)
    ? start.replace(/[ae](?=[^aeiou]$)/u, (vowel) => (vowel === "a" ? "á" : "é"))
    : start
  return [...verbsOf(start, ending), shortened, lengthened]
}

/** „törölköző” is the participle of „törölközik”, which is listed with its ending. */
function verbsOf(start: string, ending: string): string[] {
  return /^[oóő]/.test(ending) ? [start, `${start}ik`] : [start]
}
