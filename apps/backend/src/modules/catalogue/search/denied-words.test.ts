import { expect, it } from "vitest"
import { withoutDenied } from "./denied-words.ts"

const words = (text: string) => text.split(/[^\p{L}]+/u).filter(Boolean)

it.each([
  ["hu", "Tiszta viasz, festék és illatanyag nélkül.", "Tiszta viasz"],
  ["hu", "Szűrik, és melegítés nélkül töltik üvegbe.", "Szűrik és töltik üvegbe"],
  ["hu", "A fekete nem festék és nem máz.", "A fekete és"],
  ["hu", "Nemez, nemesen egyszerű.", "Nemez nemesen egyszerű"],
  ["en", "Pure wax, no dye and no scent.", "Pure wax"],
  ["en", "Pure beeswax without added scent.", "Pure beeswax"],
  ["en", "It is not from flowers but from firs.", "It is but from firs"],
] as const)("in %s „%s” says only „%s”", (locale, text, rest) => {
  expect(words(withoutDenied(text, locale))).toEqual(words(rest))
})
