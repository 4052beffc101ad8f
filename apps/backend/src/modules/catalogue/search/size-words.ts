import { type Locale, rulesByLanguage } from "@porteka/shop/languages"

const PLAIN_SIZES = rulesByLanguage<readonly (readonly [written: RegExp, meant: string])[]>({
  hu: [
    [/(?<!\p{L})f[ée]l ?liter(?:es)?(?!\p{L})/giu, "5 dl"],
    [/(?<!\p{L})negyed ?liter(?:es)?(?!\p{L})/giu, "2,5 dl"],
    [/(?<!\p{L})f[ée]l ?kil[óo](?:s|gramm(?:os)?)?(?!\p{L})/giu, "500 g"],
    [/(?<!\p{L})negyed ?kil[óo](?:s|gramm(?:os)?)?(?!\p{L})/giu, "250 g"],
    [/(?<=\d) ?(?:dkg|deka(?:gramm)?)(?:-?[oa]?s)?(?!\p{L})/giu, "0 g"],
  ],
  en: [
    [/(?<!\p{L})half(?: ?a)?[ -]lit(?:re|er)s?(?!\p{L})/giu, "500 ml"],
    [/(?<!\p{L})half(?: ?a)?[ -]kilo(?:gram)?s?(?!\p{L})/giu, "500 g"],
  ],
})

const MILLILITRES: Record<string, number> = { m: 1, c: 10, d: 100, l: 1000 }
const VOLUME = /(\d+(?:[.,]\d+)?)[ \u00a0-]?([mcd]l|deci|l(?:iter|itre)?)(?:-?(?:es|is|s))?(?!\p{L})/giu
const SIDES = /(\d) ?[x×*] ?(?=\d)/giu

/** „fél literes bögre” as „5dl bögre”: a volume is one word, the sides in „140x200” are two. */
export function withPlainSizes(query: string, locale: Locale): string {
  return PLAIN_SIZES[locale]
    .reduce((text, [written, meant]) => text.replace(written, meant), query.replace(SIDES, "$1 "))
    .replace(VOLUME, "$1$2")
}

/** The key of a volume, equal for „2,5dl” and "250ml"; undefined if the word is none. */
export function volumeKey(word: string): string | undefined {
  const [key, ...others] = volumesIn(word)
  return others.length === 0 && /^\d[\d.,]*\p{L}+$/u.test(word) ? key : undefined
}

/** The keys of all volumes in a text. */
export function volumesIn(text: string): string[] {
  return Array.from(text.matchAll(VOLUME), ([, amount = "", unit = ""]) => {
    const each = MILLILITRES[unit.charAt(0).toLowerCase()] ?? 1
    return `${Math.round(Number(amount.replace(",", ".")) * each)}ml`
  })
}
