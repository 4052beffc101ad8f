import type { Locale } from "@porteka/shop/languages"
import { rulesByLanguage } from "@porteka/shop/languages"
import { cutOut } from "./cut-out.ts"
import { foldInPlace } from "./fold.ts"

/** The price conditions of a search text, and the remaining words. */
export interface PriceLimits {
  /** The text without the price words, unchanged. */
  rest: string
  min?: number
  max?: number
  /** A price in another currency, as written: it is neither a filter nor a word to search for. */
  foreign?: string
  /** „olcsó” or „drága”: no amount, only the order of the list. */
  end?: "cheap" | "dear"
}

interface PriceRules {
  cheap: RegExp
  dear: RegExp
  /** Words before an amount, and after it. */
  atMost: { before: string; after: string }
  atLeast: { before: string; after: string }
  /** Words between two amounts, and around them. */
  between: { before: string; middle: string; after: string }
}

/** After the words „-ig”, „-ért” or „-ből” may follow. */
const THOUSANDS = "(?:[ke](?![a-z])|(?:ezer|ezres|thousand)(?=$|[^a-z]|ig|ert|b[oe]l))"
/** Amounts in words, which are only used before „ezer” and "thousand"; these are also used alone. */
const NUMBER_WORDS: Record<string, number> = {
  egy: 1,
  ket: 2,
  harom: 3,
  negy: 4,
  ot: 5,
  hat: 6,
  het: 7,
  nyolc: 8,
  kilenc: 9,
  tiz: 10,
  tizenket: 12,
  tizenot: 15,
  husz: 20,
  huszonot: 25,
  harminc: 30,
  negyven: 40,
  otven: 50,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  ezer: 1000,
  thousand: 1000,
}
const IN_WORDS = `(?:${Object.keys(NUMBER_WORDS).join("|")})(?= ?${THOUSANDS})`
const CURRENCY = "(?:ft|huf|forint(?:os|ig|nal|ert|tol|bol|s)?)"
const NUMBER = `(\\d{1,3}(?:[ .,\\u00a0]\\d{3})+|\\d+|${IN_WORDS}|ezer|thousand)(?:[ ]?(${THOUSANDS}))?`
/** An amount; the words around it depend on whether its currency is given. */
const AMOUNT = `${NUMBER}(?:[ ]?[.-]?-?[ ]?(${CURRENCY})(?![a-z]))?`
const DECIMAL = "\\d+(?:[.,]\\d+)*"
/** An amount with these is no exact limit, but the list ends there. */
const ABOUT = { before: "around|about|circa|ca|kb\\.?|korulbelul", after: "korul(?:i)?|kornyeken" }
const FOREIGN_CURRENCY =
  "(?:(?:us )?dollar|usd|euro|eur|pound|gbp|font|buck|lej|ron|chf|frank|zlot|pln|cseh korona|czk)[a-z]*"
/** Lower amounts are not prices, as in „2 alatt”. */
const LEAST_AMOUNT = 100
/** „2000-5000” is a price even without a currency. */
const LEAST_BARE_AMOUNT = 500
const THOUSAND = 1000
/** A number without anything beside it. */
const LEAST_BARE_SUM = THOUSAND
const GIFT = /ajandek|meglepetes|\b(?:gift|present)s?\b/

const RULES = rulesByLanguage<PriceRules>({
  hu: {
    cheap:
      /(?<![a-z])(?:leg)?olcs[o](?:k|bb|bbak|n|t|ert)?(?![a-z])|(?<![a-z])(?:nem (?:tul |annyira |olyan )?drag(?:a|at|ak)|kedvezo aru|penztarcabarat|aron aluli)(?![a-z])/g,
    dear: /(?<![a-z])(?:leg)?drag(?:a|abb|abbak)(?![a-z])|(?<![a-z])(?:luxus|premium|exkluziv)(?![a-z])/g,
    atMost: {
      before: "max(?:imum)?|legfeljebb|kevesebb mint|olcsobb mint",
      after: "alatti?|-?ig|-?ert|-?b[oe]l|-?nal olcsobb|-?nel olcsobb",
    },
    atLeast: {
      before: "min(?:imum)?|legalabb|tobb mint|dragabb mint",
      after: "felett(?:i)?|folott(?:i)?|-?tol|-?nal dragabb",
    },
    between: { before: "", middle: "-|–|es|(?:-?tol|-?bol)", after: "kozott(?:i)?|koz|-?ig" },
  },
  en: {
    cheap:
      /(?<![a-z])(?:cheap(?:er|est)?|inexpensive|not (?:too |very |so |that )?expensive|budget|low[ -]cost|affordable)(?![a-z])/g,
    dear: /(?<![a-z])(?:(?:most )?expensive|luxury|premium|exclusive)(?![a-z])/g,
    atMost: {
      // "gift for 5000", but no age or number of guests.
      before:
        "under|below|less than|up to|max(?:imum)?|at most|cheaper than|within|for(?= ?\\d{1,3}[., ]?\\d00(?!\\d))",
      after: "or less|max|or under",
    },
    atLeast: { before: "over|above|more than|from|at least|min(?:imum)?", after: "or more|and up|and over" },
    between: { before: "between|from", middle: "-|–|and|to", after: "" },
  },
})

const FOREIGN_PRICE = foreignPrice()

/** Splits „tál 5000 ft alatt” into „tál” and at most 5000. */
export function readPriceWords(text: string, locale: Locale): PriceLimits {
  const rules = RULES[locale]
  const limits = takeForeign(text)
  const { before, middle, after } = rules.between
  const range =
    take(limits, `${optional(before)}${AMOUNT} ?(?:${middle}) ?${AMOUNT}${optionalAfter(after)}`, (found) => {
      const [low, high] = [amountOf(found, 1, found[5]), amountOf(found, 4)]
      const isRound = low >= LEAST_BARE_AMOUNT && low % 10 === 0 && high % 10 === 0
      const said = found[3] || found[6] || isRound || saysBetween(found[0], rules)
      return said && low >= LEAST_AMOUNT && high >= low ? { min: low, max: high } : null
    }) ||
    take(limits, `(?:${rules.atMost.before}) ?${AMOUNT}`, (found) => bound(found, "max")) ||
    take(limits, `${AMOUNT} ?(?:${rules.atMost.after})(?![a-z])`, (found) => bound(found, "max")) ||
    take(limits, `(?:${rules.atLeast.before}) ?${AMOUNT}`, (found) => bound(found, "min")) ||
    take(limits, `${AMOUNT} ?(?:${rules.atLeast.after})(?![a-z])`, (found) => bound(found, "min")) ||
    take(limits, `(?:${ABOUT.before}) ?${AMOUNT}|${AMOUNT} ?(?:${ABOUT.after})(?![a-z])`, around) ||
    // „ajándék 5000”: who gives a present has a sum in mind.
    (GIFT.test(foldInPlace(text).folded) && take(limits, `${AMOUNT}$`, roundSum)) ||
    // „5000 forintos ajándék”: approximately this amount, and not more.
    take(limits, AMOUNT, (found) => (found[3] ? bound(found, "max") : null))
  for (const end of range ? [] : (["cheap", "dear"] as const)) {
    if (take(limits, rules[end].source, () => ({ end }))) break
  }
  return limits
}

/** "$20", „20 euró alatt”: without its currency the number would be a size or a price in forints. */
function takeForeign(text: string): PriceLimits {
  const { rest, found } = cutOut(text, FOREIGN_PRICE)
  return found.length > 0 ? { rest, foreign: found.join(" ") } : { rest: text }
}

function foreignPrice(): RegExp {
  const wordsOf = (side: "before" | "after") =>
    Object.values(RULES)
      .flatMap(({ atMost, atLeast, between }) => [atMost[side], atLeast[side], between[side]])
      .filter(Boolean)
      .join("|")
  const middle = Object.values(RULES).map(({ between }) => between.middle)
  const amount = `(?:[$€£] ?${DECIMAL}(?: ?${FOREIGN_CURRENCY})?|${DECIMAL} ?(?:[$€£]|${FOREIGN_CURRENCY}))`
  const range = `(?:(?:[$€£] ?)?${DECIMAL}(?: ?[$€£])?(?: (?:${middle.join("|")}))? ?)?`
  const before = `${wordsOf("before")}|${ABOUT.before}`
  const after = `${wordsOf("after")}|${ABOUT.after}`
  return new RegExp(`(?:(?:${before}) ?)?${range}${amount}(?: ?(?:${after}))?`)
}

/** Removes the first match from the text; removing accents does not change the position of any letter. */
function take(
  limits: PriceLimits,
  pattern: string,
  read: (found: RegExpExecArray) => Omit<PriceLimits, "rest"> | null,
): boolean {
  const { letters, folded } = foldInPlace(limits.rest)
  const found = wholeAmount(pattern).exec(folded)
  const meaning = found && read(found)
  if (!meaning) return false
  const rest = [...letters.slice(0, found.index), " ", ...letters.slice(found.index + found[0].length)].join(
    "",
  )
  Object.assign(limits, meaning, { rest: rest.replace(/\s+/g, " ").trim() })
  return true
}

/** Compiled once. */
const compiled = new Map<string, RegExp>()

function wholeAmount(pattern: string): RegExp {
  const known = compiled.get(pattern)
  if (known) return known
  const whole = new RegExp(`(?<![a-z0-9])(?:${pattern})(?![0-9])`)
  compiled.set(pattern, whole)
  return whole
}

const optional = (words: string) => (words ? `(?:(?:${words}) )?` : "")
const optionalAfter = (words: string) => (words ? `(?: ?(?:${words})(?![a-z]))?` : "")

function saysBetween(text: string, { between }: PriceRules): boolean {
  return [between.before, between.after].some((words) => words && new RegExp(`(?:${words})`).test(text))
}

/** @param thousands the unit of the other amount: „2-5 ezer” */
function amountOf(found: RegExpExecArray, group: number, thousands?: string): number {
  const written = found[group] ?? ""
  const number = NUMBER_WORDS[written] ?? Number(written.replace(/\D/g, ""))
  return found[group + 1] || (thousands && number < LEAST_AMOUNT) ? number * THOUSAND : number
}

/** „5000 forint körül”; „kb. 140” may also be centimeters. */
function around(found: RegExpExecArray): Omit<PriceLimits, "rest"> | null {
  const group = found[1] === undefined ? 4 : 1
  const amount = amountOf(found, group)
  const isPrice = found[group + 2] !== undefined || amount >= LEAST_BARE_AMOUNT
  return isPrice && amount >= LEAST_AMOUNT ? { max: amount } : null
}

function roundSum(found: RegExpExecArray): Omit<PriceLimits, "rest"> | null {
  const amount = amountOf(found, 1)
  return amount >= LEAST_BARE_SUM && amount % LEAST_BARE_AMOUNT === 0 ? { max: amount } : null
}

function bound(found: RegExpExecArray, side: "min" | "max"): Omit<PriceLimits, "rest"> | null {
  const amount = amountOf(found, 1)
  return amount >= LEAST_AMOUNT ? { [side]: amount } : null
}
