import { cutOut, foldAccents } from "@porteka/hungary"
import { type Locale, rulesByLanguage } from "@porteka/shop/languages"

/** How people ask for a property, and how a product's text says that it has it; both without accents. */
interface CareProperty {
  asked: RegExp
  /** Tested on one clause, because „mosogatógépbe ne tegye” must not count. */
  said: RegExp
}

const HU_DISHWASHER =
  /mosogatogep\w*.*(?:\bmoshato|\bmosogathato|\bteheto|\bhasznalhato|kibirja|allo\b|biztos)|mosogatogep(?:allo|biztos)/
const EN_DISHWASHER = /dishwasher.*(?:\bsafe|proof|no harm|\bsuitable)|\bsuitable for.*dishwasher/

/** "can go in the oven" */
const EN_PUT_IN = "(?:can (?:be )?)?(?:go|goes|put|use|used|wash|washed)(?: it)? in(?: the| an?)?"

const PROPERTIES = rulesByLanguage<Record<string, CareProperty>>({
  hu: {
    dishwasher: {
      asked:
        /mosogatogep(?:ben|be)? ?(?:is )?(?:moshato|mosogathato|teheto|rakhato|hasznalhato|allo|biztos)\w*|mosogatogep(?:ben|be)(?: valo)?/,
      said: HU_DISHWASHER,
    },
    microwave: {
      asked:
        /mikr\w*(?: suto\w*)? ?(?:is )?(?:teheto|rakhato|hasznalhato|melegitheto|allo|biztos)\w*|mikrozhato\w*|mikr\w* suto(?:ben|be)|mikro(?:ban|ba)/,
      said: /mikro\w*.*(?:\bteheto|\bhasznalhato|\bmelegitheto|allo\b)|mikrozhato/,
    },
    oven: {
      asked:
        /(?:suto(?:be|ben) (?:teheto|rakhato|hasznalhato|mehet)|mehet (?:a )?sutobe|suto ?(?:allo|biztos)|tuz ?allo)\w*/,
      said: /(?<!mikrohullamu )\bsuto(?:be|ben)\b.*(?:teheto|hasznalhato)|suto(?:allo|biztos)|tuzallo/,
    },
    "lead-free": {
      asked: /olom ?mentes\w*|olom nelkul\w*/,
      said: /olommentes|olom nelkul|olmot nem/,
    },
    dryer: {
      asked: /szarito ?gep(?:be|ben) (?:teheto|rakhato|szarithato)\w*|gepben szarithato\w*/,
      said: /szaritogep\w*.*(?:\bteheto|\bszarithato)/,
    },
    "hand-wash": {
      asked: /kez(?:zel|i) (?:moshato|mosogathato|mosas|mosogatas)\w*/,
      said: /\bkezzel\b.*\bmos(?:sa|ogas|hat)|\bkezi mos/,
    },
    "machine-wash": {
      asked: /(?:moso ?)?gep(?:ben|pel|i) (?:moshato\w*|mosas\w*)|\d+ fok(?:on|os) (?:moshato\w*|mosas\w*)/,
      said: /\b\d+ fok.*\bmoshato|\bmoshato.*\b\d+ fok|mosogep/,
    },
    washable: { asked: /moshato\w*/, said: /\bmoshato|\bmos.*\b\d+ fok|\b\d+ fok.*\bmos/ },
  },
  en: {
    dishwasher: {
      asked: new RegExp(`dish ?washer ?(?:safe|proof|friendly)|${EN_PUT_IN} dish ?washer`),
      said: EN_DISHWASHER,
    },
    microwave: {
      asked: new RegExp(`microwave ?(?:safe|proof|friendly)|microwav(?:e)?able|${EN_PUT_IN} microwave`),
      said: /microwave ?-?(?:safe|proof)|safe in the microwave|microwav(?:e)?able/,
    },
    oven: {
      asked: new RegExp(`oven ?(?:safe|proof|friendly)|${EN_PUT_IN} oven`),
      said: /oven ?-?(?:safe|proof)/,
    },
    "lead-free": {
      asked: /(?:lead ?free|without lead|no lead|unleaded)(?: glazed?)?/,
      said: /lead ?-?free|without lead|no lead/,
    },
    dryer: {
      asked: /tumble ?dr(?:y|yer|iable|yable)(?: safe)?|dryer safe/,
      said: /tumble ?-?dr|dryer ?-?safe/,
    },
    "hand-wash": { asked: /hand ?wash(?:able|ed|ing)?(?: only)?/, said: /wash\w*\b.*\bby hand|hand ?-?wash/ },
    "machine-wash": {
      asked: /machine wash(?:able|ed|ing)?/,
      said: /(?<!dish ?)(?:washer|washing machine)|machine ?-?wash|\bwash(?:able)? at \d/,
    },
    washable: {
      asked: /washable/,
      said: new RegExp(`washable|machine ?-?wash|\\bwash\\b.*\\d+ ?°|${EN_DISHWASHER.source}`),
    },
  },
})

/** A clause that refuses something, except „ólmot nem tartalmaz”. */
const REFUSED = rulesByLanguage({
  hu: /\b(?:ne|tilos|nem (?:szabad|moshato|teheto|hasznalhato|szarithato|alkalmas))\b/,
  en: /\b(?:not|never|out of|away from|don.?t|avoid|unsuitable)\b/,
})

/** Keys that no word has, so that a property is found by its own phrase only. */
const keyOf = (property: string) => `property:${property}`

/** The keys of the properties that a product's texts say it has. */
export function propertiesIn(texts: readonly (string | null | undefined)[], locale: Locale): string[] {
  const clauses = texts
    .flatMap((text) => foldAccents(text ?? "").split(/[.;!?\n]/))
    .filter((clause) => !REFUSED[locale].test(clause))
  return Object.entries(PROPERTIES[locale]).flatMap(([property, { said }]) =>
    clauses.some((clause) => said.test(clause)) ? [keyOf(property)] : [],
  )
}

/** A property that a query asks for, as typed. */
export interface AskedProperty {
  key: string
  written: string
}

/** The properties in a query, and its other words. */
export function extractProperties(
  query: string,
  locale: Locale,
): { rest: string; properties: AskedProperty[] } {
  const properties: AskedProperty[] = []
  let rest = query
  for (const [property, { asked }] of Object.entries(PROPERTIES[locale])) {
    const cut = cutOut(rest, asked)
    if (cut.found.length === 0) continue
    properties.push({ key: keyOf(property), written: cut.found.join(" ") })
    rest = cut.rest
  }
  return { rest, properties }
}
