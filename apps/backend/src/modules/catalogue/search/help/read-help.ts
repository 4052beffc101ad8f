import type { HelpTopic } from "@porteka/commerce-sdk"
import { cutOut } from "@porteka/hungary"
import { LOCALES, type Locale, rulesByLanguage } from "@porteka/shop/languages"
import { ENGLISH_HELP } from "./english-help.ts"
import type { HelpTable } from "./help-topic.ts"
import { HUNGARIAN_HELP } from "./hungarian-help.ts"

const TABLES = rulesByLanguage<HelpTable>({ hu: HUNGARIAN_HELP, en: ENGLISH_HELP })

const ANY_TEXT = "x"

/** The pages of the shop that a query asks for. */
export interface HelpReading {
  topics: HelpTopic[]
  /** The query asks for nothing else. */
  only: boolean
  /** The query without the words that ask for help. */
  rest: string
}

/** The pages that a query asks for, in the list's language or another one of the shop. */
export function readHelp(query: string, locale: Locale): HelpReading {
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)]
  const readings = languages.map((language) => readIn(query, TABLES[language]))
  const nothing: HelpReading = { topics: [], only: false, rest: query }
  return readings.find(({ only }) => only) ?? readings.find(({ topics }) => topics.length > 0) ?? nothing
}

/** The pages worth showing beside the products that a query finds. */
export function hintsIn(query: string): HelpTopic[] {
  return [...new Set(LOCALES.flatMap((locale) => take(query, TABLES[locale].hints).topics))]
}

/** Uses every pattern once, with pauses: it is compiled then, and all of them together take a tenth of a second. */
export function* prepareHelp(locale: Locale): Generator<void> {
  const { words, hints, fillers } = TABLES[locale]
  for (const pattern of [...[...words, ...hints].map(({ asked }) => asked), fillers]) {
    cutOut(ANY_TEXT, pattern)
    yield
  }
}

function readIn(query: string, { words, fillers }: HelpTable): HelpReading {
  const all = take(query, words)
  const restOfAll = cutOut(all.rest, fillers).rest
  if (all.topics.length > 0 && !/[\p{L}\p{N}]/u.test(restOfAll)) return { ...all, only: true, rest: "" }
  const beside = take(
    query,
    words.filter((some) => some.beside),
  )
  if (beside.topics.length === 0) return { topics: [], only: false, rest: query }
  return { topics: beside.topics, only: false, rest: cutOut(beside.rest, fillers).rest }
}

function take(query: string, words: HelpTable["hints"]): Pick<HelpReading, "topics" | "rest"> {
  const topics = new Set<HelpTopic>()
  let rest = query
  for (const some of words) {
    const cut = cutOut(rest, some.asked)
    if (cut.found.length === 0) continue
    rest = cut.rest
    for (const topic of some.topics) topics.add(topic)
  }
  return { topics: [...topics], rest }
}
