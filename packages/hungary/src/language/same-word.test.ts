import { expect, it } from "vitest"
import { isFormOfSameWord } from "./same-word.ts"

it.each([
  ["hu", "bögre", "bögrék"],
  ["hu", "bogre", "bögrék"],
  ["hu", "kanalak", "kanál"],
  ["hu", "csuprok", "csupor"],
  ["hu", "virágos", "virág"],
  ["hu", "pötty", "pöttyös"],
  ["hu", "merít", "merített"],
  ["hu", "karikás", "karikák"],
  ["hu", "madárka", "madár"],
  ["hu", "futó", "futó"],
  ["hu", "futo", "futó"],
  ["hu", "terítö", "terítő"],
  ["en", "mug", "mugs"],
  ["en", "knives", "knife"],
  ["en", "paint", "painted"],
] as const)("in %s „%s” and „%s” are one word", (locale, word, other) => {
  expect(isFormOfSameWord(word, other, locale)).toBe(true)
})

it.each([
  ["hu", "rakéta", "rakó"],
  ["hu", "raketa", "rakó"],
  ["hu", "lapát", "lap"],
  ["hu", "fűtő", "futó"],
  ["hu", "hűtő", "hutai"],
  ["hu", "bőr", "bor"],
  ["hu", "szemetes", "szem"],
  ["hu", "paróka", "pár"],
  ["hu", "parkett", "pár"],
  ["hu", "talicska", "tál"],
  ["hu", "turbán", "túri"],
  ["hu", "barka", "bari"],
  ["hu", "lapocka", "lap"],
  ["en", "festival", "festett"],
] as const)("in %s „%s” and „%s” are different words", (locale, word, other) => {
  expect(isFormOfSameWord(word, other, locale)).toBe(false)
})
