import { rulesByLanguage } from "@porteka/shop/languages"
import { englishStem } from "./english-stem.ts"
import { hungarianStem } from "./hungarian-stem.ts"

interface WordRules {
  /** Words without a meaning for the search; without accents. */
  stopWords: ReadonlySet<string>
  /** Two words of which the first has no meaning: "can I", but "watering can". */
  auxiliary: RegExp | null
  /** Makes the forms of a word equal. */
  stem(word: string): string
  /** Endings that a word may have, if the word alone does not show it. */
  mayEndIn: { adjective: RegExp; cases: RegExp } | null
  /** Case endings that are almost never part of a base form. */
  clearCase: RegExp | null
  /** Everything that may follow a base form, with nothing. */
  ending: RegExp
  /** The end of a word made of the verb that a noun makes: „kávé*zós*”, „bor*ozáshoz*”; the group is a vowel that may be the noun's. */
  verbOfNoun: RegExp | null
  /** The prefix of a participle: „*le*préselt”. */
  verbPrefix: RegExp | null
  /** Diminutive endings, with what may follow: „-ka”, „-cskák”. */
  diminutive: RegExp | null
}

const wordSet = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(" ")))

/** How the search splits and reduces the words of each language. */
export const WORD_RULES = rulesByLanguage<WordRules>({
  hu: {
    stopWords: wordSet(
      "a az egy es vagy is hogy nem ne se sem meg de ha csak mar majd most mert ugy igy tul nagyon kicsit valo szolo",
      "en te o mi ti ok ez ezt azt ezek azok itt ott ide oda nekem neked neki nekunk nekik",
      "onok onoknek onoknel onoknal onoktol naluk nalatok amely amelyik",
      "minden mindenfele fele tobb esetleg talan inkabb lehetoleg persze akar volt voltak lesz",
      // What is asked or looked for.
      "mi mit milyen melyik mennyi mennyibe hany olyan ilyen valami valamit valamilyen barmi",
      "ami amit amiben amibe amivel amilyen aki akit akinek ellatott ellatva",
      "keresek keresem keresnek keresunk kerek kernek mutass mutassa mutasson mutasd",
      "szeretnek szeretnem szeretne szeretnenk akarok akarunk venni vennek vennenk veszek vegyek vegyunk",
      "vihetek vinni vigyek vigyunk hazavinni hozni adni adok adnek adjak adjunk tegyek tenni",
      "tudok tudnak tudnal tudna kell kellene kene kellenek lehet legyen lenne lennenek van vannak",
      "lattam multkor erdekel erdekelne ajanl ajanlana ajanlanak ajanlasz ajanljatok javasol javasolsz",
      "kaphato kaphatok arulnak arultok arusitanak forgalmaznak talalok talalhato szia sziasztok udv hello napot",
      // For whom.
      "szamara reszere sajat szereti szeret szeretik imadja rajongonak kedvelo kedvelonek kedveloknek keszult",
    ),
    auxiliary: null,
    stem: hungarianStem,
    mayEndIn: {
      // „virágos”, „kávés”, „szíves”, „mintásak”; the linking vowel is removed with the bare vowels of the
      // stem. An „asztalos” is a person and has no „asztal”. Also „márványozott” from „márvány”.
      adjective: /(?:(?<!^(?:asztalo|fazeka|lakato|takac))s|[aeo]z[aeo]tt)(?:ak|ek|at|et)?$/,
      // Many base forms end in these: „bögre”, „fonal”, „malom”. The stem of „deszkát” was cut as that of „bögréket”.
      cases: /(?:nal|nel|ig|ra|re|ba|be|ul|n|(?<=k[ae])t|(?<=[aeiou])j[ae]i?|[aeo]?m|unk)$/,
    },
    clearCase: /(?:ban|ben|bol|rol|tol|nak|nek|ert)$/,
    ending:
      /^(?:(?:[aeo]?k|j?[ae]i?|[aeo]?[md])?(?:[aeo]?t|v[ae]l|b[ae]n?|b[oe]l|r[aeo]l?|t[oe]l|n[ae]l|n[ae]k|h[oe]z|ert|ig|[oe]?n|i)?|(?:[aeo]?s|(?:[aeo]z)?[aeo]?tt)(?:ak|ek|at|et|an|en)?|([bcdfghjklmnprstvz])[ae]l|(?:[ae]?cs?)?k[ae][kts]?)$/,
    verbOfNoun: /([aeo]?)z(?:(?:o|[ae]s)(?:s|[ao]k|ek|h[oe]z|r[ae]|n[ae]l|b[ae]n|[ae]t)?|ni|ik)$/,
    verbPrefix: /^(?:meg|le|ki|be|fel|el|ra|at|ossze|szet|vissza)(?=.{4,}(?:tt?|o)(?:[aeo]k|[aeo]t)?$)/,
    diminutive: /(?:cs?ka|cs?ke|ka|ke)(?:k|t|k?[ae]t|s)?$/,
  },
  en: {
    stopWords: wordSet(
      "a an the and or but not no nor so as if then than of for with without in on to by from at into onto about around",
      "i im ive id me my mine you your it its we us our he she they them their",
      "this that these those there here who is are was were be been am isn don t s re ve ll",
      "some any too also just only more most other another one ones kind type sort maybe",
      // What is asked or looked for.
      "what whats which where how when why something anything do does did done should could would may might will shall",
      "want wants wanted need needs have has had looking look find search searching buy buying get getting give giving",
      "show see please sell sells selling carry take taking bring bringing recommend suggest know think like try available",
      "hello hi hey",
      // For whom.
      "loves likes enjoys lover lovers",
    ),
    auxiliary: /^can (?:i|you|we|he|she|they)$/,
    stem: englishStem,
    // "Transylvanian" from "Transylvania", "Hungarian" from no word.
    mayEndIn: { adjective: /(?<=ia)n$/, cases: /(?!)/ },
    clearCase: null,
    ending: /^(?:e?s|e?d|ing|e?n|er|est|ly|y)?$/,
    verbOfNoun: null,
    verbPrefix: null,
    diminutive: null,
  },
})
