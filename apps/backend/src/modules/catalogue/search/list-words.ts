import type { CatalogueSort } from "@porteka/commerce-sdk"
import { cutOut } from "@porteka/hungary"
import type { FlagFacetKey } from "@porteka/shop"
import { LOCALES, rulesByLanguage } from "@porteka/shop/languages"

/** What a search text says about the list instead of the products, and the remaining words. */
export interface ListWords {
  /** The text without these words, otherwise unchanged. */
  rest: string
  flags: FlagFacetKey[]
  sort?: CatalogueSort
}

interface ListWordRules {
  flags: Partial<Record<FlagFacetKey, RegExp>>
  bestSelling: RegExp
  bestRated: RegExp
  /** What is true of every product: „eladó”, "for sale". */
  empty: RegExp
}

/** Without accents and hyphens, as `cutOut` compares. */
const RULES = rulesByLanguage<ListWordRules>({
  hu: {
    flags: {
      on_sale:
        /(?<!nem )(?:\d{1,2} ?(?:%|szazalek)(?: ?os)? )?(?:akcio(?:k|ban|t|ra|kat|zott)?|akcios(?:ak|at|akat)?(?: ar(?:u|ak|on)?)?|(?:le)?araz(?:as|ott)\w*|leertekel\w*|(?:veg|szezonvegi )?kiarusitas\w*|arengedmeny\w*|(?:ar)?kedvezmeny(?:es|ek|t|ekkel|esen)?(?: ar(?:u|ak|on)?)?|arzuhanas|fel ?aron|fel ?aru|fekete pentek\w*|diszkont|outlet)(?: (?:levo|ma|most))?/,
      in_stock: /(?:raktaron|keszleten)(?: (?:levo|van|vannak))?|azonnal (?:elerheto|kaphato|elviheto)\w*/,
    },
    bestSelling:
      /(?:leg)?(?:nepszeru|kelendo|keresettebb|felkapott|kozkedvelt)\w*|(?:a )?legtob\w+ (?:vasarol|vesz|vett|vittek|elad|rendel)\w*|legjobban fogyo\w*|(?:mit )?(?:vesznek|vasarolnak|rendelnek) (?:a )?legtob\w+|(?:siker|slager) ?(?:termek|lista)\w*|top ?(?:lista\w*|termek\w*|\d+)|trendi/,
    bestRated:
      /leg(?:jobbra|magasabbra|jobban) ertekelt\w*|(?:leg)?jobb (?:ertekeles|velemeny)\w*|(?:ot|5) ?csillagos\w*/,
    empty: /elado/,
  },
  en: {
    flags: {
      on_sale:
        /\d{1,2} ?(?:%|percent) ?off|(?:\d{1,2} ?(?:%|percent) )?(?:(?:on |in )?(?<!for )sales?|discount(?:s|ed)?|deals?|(?:special )?offers?|clearance|bargains?|reduced|half price|mark(?:ed)? ?downs?|promotions?|black friday|cyber monday)/,
      in_stock: /in stock(?: now)?|available now/,
    },
    bestSelling:
      /(?:best|top|hot) ?sell(?:er|ers|ing)|(?:most )?popular|most (?:bought|ordered|sold|loved|wanted)|top (?:picks?|\d+)|trending|customer favou?rites?/,
    bestRated:
      /(?:top|best|highest|highly) (?:rated|reviewed)|best (?:reviews?|ratings?)|(?:five|5) star (?:reviews?|rat\w+)/,
    empty: /for sale/,
  },
})

/** Splits „akciós bögre” into „bögre” and a filter; the words of every language count in each. */
export function readListWords(text: string): ListWords {
  const words: ListWords = { rest: text, flags: [] }
  for (const { flags, bestSelling, bestRated, empty } of LOCALES.map((locale) => RULES[locale])) {
    take(words, empty)
    for (const [flag, asked] of Object.entries(flags)) {
      if (take(words, asked) && !words.flags.includes(flag as FlagFacetKey))
        words.flags.push(flag as FlagFacetKey)
    }
    if (take(words, bestSelling)) words.sort = "best_selling"
    if (take(words, bestRated)) words.sort = "best_rated"
  }
  return words
}

function take(words: ListWords, asked: RegExp): boolean {
  const { rest, found } = cutOut(words.rest, asked)
  if (found.length > 0) words.rest = rest
  return found.length > 0
}
