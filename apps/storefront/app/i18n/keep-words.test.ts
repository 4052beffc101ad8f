import { expect, it } from "vitest"
import { keepWords } from "./keep-words.ts"

it.each([
  ["Adja meg az e-mail-címét.", "Adja meg az e-\u2060mail-címét."],
  ["Az <b>E-mail</b> alatt", "Az <b>E-\u2060mail</b> alatt"],
  ["E-mail-cím", "E-mail-cím"],
  ["A csomagról SMS-ben értesítjük.", "A csomagról SMS-\u2060ben értesítjük."],
  ["within the 14-day period", "within the 14-\u2060day period"],
  ["ingyenes {price}-tól", "ingyenes {price}-\u2060tól"],
  ["nézze meg, hogy nincs-e a szemét között", "nézze meg, hogy nincs-\u2060e a szemét között"],
  ["pl. 12345676-1-41", "pl. 12345676-1-41"],
  ["{place, select, in-stock {most} other {később}}", "{place, select, in-stock {most} other {később}}"],
])("%s", (text, kept) => {
  expect(keepWords(text)).toBe(kept)
})
