/** Plural and case endings after removing accents, longest first. */
const ENDINGS = [
  "okkal",
  "ekkel",
  "akkal",
  "okat",
  "eket",
  "akat",
  "oket",
  "kat",
  "ket",
  "val",
  "vel",
  "hoz",
  "hez",
  "ok",
  "ek",
  "ak",
  "ot",
  "et",
  "at",
]

/** Bare accusative and plural; removed at most once, because „terítő” would otherwise become "ter". */
const SHORT_ENDINGS = ["k", "t"]

const SHORTEST_STEM = 3

/** -val/-vel assimilates to the last consonant of the word: „kézzel”, „gyönggyel”, „késsel”. */
const ASSIMILATED = /(?:([bcdfghjklmnprstvz])\1|c(cs)|g(gy)|l(ly)|n(ny)|s(sz)|t(ty)|z(zs))[ae]l$/

/** Stems that lose a vowel or gain a v: „tükör – tükrök”, „ló – lovak”. */
const IRREGULAR: Record<string, string> = {
  bagly: "bagoly",
  bokr: "bokor",
  csokr: "csokor",
  csupr: "csupor",
  cukr: "cukor",
  epr: "eper",
  fak: "fa",
  fat: "fa",
  fatyl: "fatyol",
  ikr: "iker",
  kelyh: "kehely",
  kolyk: "kolyok",
  kov: "ko",
  lov: "lo",
  majm: "majom",
  nyerg: "nyereg",
  okr: "okor",
  pelyh: "pehely",
  satr: "sator",
  selym: "selyem",
  szobr: "szobor",
  torny: "torony",
  tukr: "tukor",
  vaszn: "vaszon",
  vodr: "vodor",
}

/** Words whose end only looks like an ending, with the endings they may have. */
const WHOLE = /^(.*(?:jatek|boritek|zsak|keret|salat|illat))(?:[aeo]k|a)?(?:[aeo]?t|[ktv]?[ae]l|h[oe]z)?$/

/**
 * A key that is equal for the usual forms of a Hungarian noun: bögre, bögrék, bögrét and bögrével all give
 * `bogr`. It is a search key, not a word. PostgreSQL's Hungarian stemmer distinguishes singular and plural.
 *
 * @param folded one word in lower case without accents
 */
export function hungarianStem(folded: string): string {
  const whole = WHOLE.exec(folded)?.[1]
  if (whole) return whole
  let stem = cutTrailingVowels(cutFirstEnding(folded))
  for (let before = ""; before !== stem; ) {
    before = stem
    stem = cutTrailingVowels(cut(stem, ENDINGS))
  }
  return IRREGULAR[stem] ?? stem
}

function cutFirstEnding(word: string): string {
  const assimilated = word.replace(ASSIMILATED, (_, ...groups: (string | undefined)[]) =>
    groups.slice(0, 8).join(""),
  )
  if (assimilated !== word && assimilated.length >= SHORTEST_STEM) return assimilated
  const withoutEnding = cut(word, ENDINGS)
  return withoutEnding === word ? cut(word, SHORT_ENDINGS) : withoutEnding
}

function cut(word: string, endings: readonly string[]): string {
  const ending = endings.find((it) => word.endsWith(it) && word.length - it.length >= SHORTEST_STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

function cutTrailingVowels(word: string): string {
  let end = word.length
  while (end > SHORTEST_STEM && "aeiou".includes(word[end - 1] ?? "")) end--
  return word.slice(0, end)
}
