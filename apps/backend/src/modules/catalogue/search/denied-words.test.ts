import { expect, it } from "vitest"
import { takeRefused, withoutDenied } from "./denied-words.ts"

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

it.each([
  ["hu", "nem fekete váza", "váza", "fekete"],
  ["hu", "bögre fül nélkül", "bögre", "fül"],
  ["hu", "kék bögre", "kék bögre", ""],
  ["en", "vase but not of glass", "vase but", "glass"],
  ["en", "mug without a handle", "mug", "handle"],
  ["en", "not", "", ""],
] as const)("in %s „%s” asks for „%s” and refuses „%s”", (locale, query, asked, refused) => {
  const taken = takeRefused(query.split(" "), locale, (word) => ["a", "of"].includes(word))
  expect({ asked: taken.rest.join(" "), refused: taken.refused.join(" ") }).toEqual({ asked, refused })
})
