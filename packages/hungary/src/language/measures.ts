import type { Locale } from "@porteka/shop/languages"
import { rulesByLanguage } from "@porteka/shop/languages"

/** The size of a product seen from the front, or lying flat, in centimeters. */
export interface Measures {
  width: number
  height: number
}

/** A number, or several alternatives: „8, 14 vagy 20 cm”. */
const NUMBER = "\\d+(?:[.,]\\d+)?"
const listOf = (or: string) => `(${NUMBER}(?:(?:, | ${or} )${NUMBER})*) cm`
/** „40 × 60 cm” or „24 × 9 × 8 cm”: width, optional depth, height. */
const SIDES = new RegExp(`(${NUMBER}) × (?:(${NUMBER}) × )?(${NUMBER}) cm`, "g")

const FLAT_RATIO = 3

interface MeasureRules {
  height: RegExp[]
  width: RegExp[]
  /** Separators: between complete sizes; the word between two of them; between numbers. */
  alternatives: RegExp
  or: RegExp
  list: RegExp
}

const hungarianList = listOf("vagy")
const englishList = listOf("or")
/** „talp átmérője 10 cm”, „base 10 cm across” are measures of a part: the part's name precedes them. */
const begins = "(?:^|, |; | and )"
const named = (words: string) => new RegExp(`${begins}(?:${words})(?: \\p{L}+){0,2} ${hungarianList}`, "iu")
const followed = (list: string, words: string) => new RegExp(`${begins}${list} (?:${words})(?!\\p{L})`, "iu")

const RULES = rulesByLanguage<MeasureRules>({
  hu: {
    height: [named("magasság"), followed(hungarianList, "magas")],
    width: [named("átmérő|szélesség|(?:teljes )?hossz"), followed(hungarianList, "széles|hosszú")],
    alternatives: /, vagy /,
    or: / vagy /,
    list: /, | vagy /,
  },
  en: {
    height: [followed(englishList, "high|tall")],
    width: [followed(englishList, "wide|across|long")],
    alternatives: /, or /,
    or: / or /,
    list: /, | or /,
  },
})

/**
 * Reads a product's size from the sentence about it: „Magasság 9 cm, átmérő 8 cm.”
 *
 * Only unambiguous sentences are read: of several sizes the one named by the chosen values, of a range none.
 * @param chosen the values of the chosen options: „24 cm”, „Kicsi”
 * @returns null if width or height is unknown
 */
export function readMeasures(text: string, chosen: readonly string[], locale: Locale): Measures | null {
  const rules = RULES[locale]
  const sentences = text
    .replaceAll("\u00a0", " ")
    .split(/\.(?:\s+|$)/)
    .flatMap((sentence) => meantSentence(sentence, chosen) ?? [])
  for (const sentence of sentences) {
    const part = meantPart(sentence.text.split(rules.alternatives), chosen)
    if (part === null) continue
    const read = readSides(part, chosen, rules) ?? readNamed(part, chosen, rules)
    const height = read.height ?? (read.width === undefined ? undefined : sentence.size)
    const width = read.width ?? (read.height === undefined ? undefined : sentence.size)
    if (width && height) return { width, height }
  }
  return null
}

/** „18 cm: magasság 7 cm” applies only to the size of 18 cm. */
function meantSentence(sentence: string, chosen: readonly string[]): { text: string; size?: number } | null {
  const [, label, rest] = /^([^:]{1,24}): (.*)$/.exec(sentence) ?? []
  if (label === undefined || rest === undefined) return { text: sentence }
  if (!chosen.some((value) => value.toLowerCase() === label.toLowerCase())) return null
  const size = new RegExp(`^${NUMBER}(?= cm)`).exec(label)?.[0]
  return size === undefined ? { text: rest } : { text: rest, size: toNumber(size) }
}

function meantPart(parts: string[], chosen: readonly string[]): string | null {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return only
  const meant = parts.filter((part) => chosen.some((value) => names(part, value)))
  return meant.length === 1 && meant[0] !== undefined ? meant[0] : null
}

/** „Kicsi” names no size, „20 cm high” does: with „20 cm”. */
function names(part: string, value: string): boolean {
  const size = new RegExp(`(?:${NUMBER} × )*${NUMBER} cm`).exec(value)?.[0]
  return size !== undefined && new RegExp(`(?<![\\d.,])${size.replaceAll(".", "\\.")}`).test(part)
}

function readSides(part: string, chosen: readonly string[], rules: MeasureRules): Partial<Measures> | null {
  // A size after another word belongs to a part of the product: „40 × 40 cm, a hímzés 30 × 30 cm”.
  const whole = part.split(/, (?!\d)/)[0] ?? part
  const all = [...whole.matchAll(SIDES)]
  if (all.length === 0) return null
  const isChoice = all.length > 1 || rules.or.test(whole)
  const [sides, ...others] = isChoice ? all.filter((each) => isMeant(whole, each, chosen)) : all
  if (!sides || others.length > 0) return {}
  const [depth, height] = [toNumber(sides[2]), toNumber(sides[3])]
  // A board is seen from above.
  return { width: toNumber(sides[1]), height: depth > FLAT_RATIO * height ? depth : height }
}

/** It is equal to a chosen value („40 × 40 cm”), or explains one: „A5 (15 × 21 cm)”. */
function isMeant(part: string, sides: RegExpExecArray, chosen: readonly string[]): boolean {
  const before = part.slice(0, sides.index)
  return chosen.some((value) => value.includes(sides[0]) || before.endsWith(`${value.split(" ")[0]} (`))
}

function readNamed(part: string, chosen: readonly string[], rules: MeasureRules): Partial<Measures> {
  const read = (patterns: RegExp[]) => {
    const list = patterns.flatMap((pattern) => pattern.exec(part)?.[1] ?? [])[0]
    const numbers = list?.split(rules.list) ?? []
    const meant = numbers.length > 1 ? numbers.filter((number) => isChosen(number, chosen)) : numbers
    return meant.length === 1 ? { found: toNumber(meant[0]) } : {}
  }
  const { found: height } = read(rules.height)
  const { found: width } = read(rules.width)
  return { ...(height ? { height } : {}), ...(width ? { width } : {}) }
}

const isChosen = (number: string, chosen: readonly string[]) =>
  chosen.some((value) => value.startsWith(`${number} cm`))

const toNumber = (text = "") => Number(text.replace(",", "."))
