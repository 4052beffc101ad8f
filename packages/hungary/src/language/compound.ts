import type { Locale } from "@porteka/shop/languages"
import type { Dictionary } from "./dictionary.ts"
import { foldAccents } from "./fold.ts"
import { originKeys, searchKey } from "./search-keys.ts"

const SHORTEST_COMPOUND = 5
/**
 * Longer ones are no words of two words. Every way to split a word is tried, and endings are taken off both halves, so that
 * the time grows with the square of its length.
 */
const LONGEST_COMPOUND = 40
const SHORTEST_MODIFIER = 2
/** Most words of two letters are not part of compounds: „nemez” is no „mez”. */
const SHORT_MODIFIERS = new Set(["fa", "fű", "kő", "ló", "nő", "só", "tó", "tű", "ón", "íj", "ét"])
const SHORT_MODIFIERS_WITHOUT_ACCENTS = new Set(Array.from(SHORT_MODIFIERS, foldAccents))
const SHORTEST_HEAD = 3
/** Words that are not in the dictionary are split more carefully. */
const SHORTEST_DERIVED = 4

/** The two halves of a compound: „vizespohár” is a „pohár”, described by „vizes”. */
export interface Compound {
  modifier: string
  head: string
}

/** The words that the halves are looked up in. */
type WordList = Omit<Dictionary, "accentless">

/** All ways to split a word into two dictionary words: first those of listed words, then the longest head. */
export function compoundsOf(word: string, dictionary: WordList): Compound[] {
  const found: Compound[] = []
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND || !/^\p{L}+$/u.test(word))
    return found
  for (let cut = SHORTEST_MODIFIER; cut <= word.length - SHORTEST_HEAD; cut++) {
    const [modifier, head] = [word.slice(0, cut), word.slice(cut)]
    if (!isHalf(head, dictionary) || !isModifier(modifier, dictionary)) continue
    if (dictionary.lists(head) || dictionary.lists(modifier) || isMadeOfListed(modifier, dictionary))
      found.push({ modifier, head })
  }
  const sureness = ({ modifier, head }: Compound) =>
    2 * Number(dictionary.lists(head)) + Number(dictionary.lists(modifier))
  return found.sort((a, b) => sureness(b) - sureness(a))
}

/** The ways to split a word that was typed with all, some or none of its accents. */
export function typedCompoundsOf(word: string, dictionary: Dictionary): Compound[] {
  const found = compoundsOf(word, dictionary)
  const hasItsAccents = found.length > 0 || dictionary.spells(word)
  return hasItsAccents ? found : compoundsOf(foldAccents(word), dictionary.accentless)
}

/** Keys that may match the first half of a compound: „vizes” also as „víz”. */
export function modifierKeys(modifier: string, locale: Locale): string[] {
  const folded = foldAccents(modifier)
  return [searchKey(folded, locale), ...originKeys(folded, locale).adjective]
}

/** The nouns that an adjective may be made of: „sör” of „sörös”, „kávé” of „kávés”, „út” of „úti”. */
export function nounsOfAdjective(word: string): string[] {
  const bare = word.replace(/(?:[aeoö]?s|i)$/u, "")
  const longer = word.slice(0, -1)
  return bare === word ? [] : [bare, longer, longer.replace(/á$/u, "a").replace(/é$/u, "e")]
}

/** Whether a word is an adjective made of a noun. With or without accents. */
export function isDerivedAdjective(word: string, { lists, accentless }: Dictionary): boolean {
  return nounsOfAdjective(word).some((origin) => lists(origin) || accentless.lists(origin))
}

const SIZES_AND_SHAPES = new Set(
  ["kis", "nagy", "mély", "lapos", "magas", "kerek", "hosszú"].map(foldAccents),
)

/** Whether a first half only says how large the thing is: „mélytányér”, „nagytál”. With or without accents. */
export const isSizeOrShape = (modifier: string): boolean => SIZES_AND_SHAPES.has(foldAccents(modifier))

function isHalf(word: string, dictionary: WordList): boolean {
  return dictionary.lists(word) || (word.length >= SHORTEST_DERIVED && dictionary.spells(word))
}

/** „teás” in „teásbögrék”: the vowel before the ending becomes long. */
function isMadeOfListed(modifier: string, dictionary: WordList): boolean {
  if (modifier.length < SHORTEST_DERIVED || !modifier.endsWith("s")) return false
  const origin = modifier.slice(0, -1)
  return dictionary.lists(origin) || dictionary.lists(origin.replace(/á$/u, "a").replace(/é$/u, "e"))
}

/** „konyha”, and „pálinkás” from „pálinka”. */
function isModifier(word: string, dictionary: WordList): boolean {
  if (word.length === SHORTEST_MODIFIER)
    return SHORT_MODIFIERS.has(word) || (SHORT_MODIFIERS_WITHOUT_ACCENTS.has(word) && dictionary.lists(word))
  if (isHalf(word, dictionary)) return true
  const origin = word.replace(/s$/u, "")
  return origin !== word && origin.length >= SHORTEST_HEAD && dictionary.spells(origin)
}
