import { englishStem } from "./english-stem.ts"
import { foldAccents } from "./fold.ts"
import { hungarianStem } from "./hungarian-stem.ts"
import type { Locale } from "./locale.ts"

/** Words that say nothing about wares; folded. */
const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  hu: new Set(["a", "az", "egy", "es", "vagy", "is", "hogy", "nem", "meg"]),
  en: new Set(["a", "an", "the", "and", "or", "of", "for", "with", "in", "on", "to", "is", "by"]),
}

/**
 * The search keys of a text: accents folded, words reduced to the form in which singular, plural and the
 * usual endings meet. Index and query go through the same function; a query word matches when its key is
 * the beginning of a key in the index. Keys are ASCII for Latin text, unique, in the order of the text.
 */
export function searchKeys(text: string, locale: Locale): string[] {
  const stem = locale === "hu" ? hungarianStem : englishStem
  const words = foldAccents(text.replace(/['’]s\b/g, "")).match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !STOP_WORDS[locale].has(word))
  return [...new Set(telling.map((word) => (/^[a-z]+$/.test(word) ? stem(word) : word)))]
}
