import { expect, it } from "vitest"
import { optionsLabel } from "./options-label.ts"

const PLAIN = { isGiftCard: false, takesInscription: false, isWrapped: false, isWrapOffered: true }

it.each([
  ["a product", {}, "optionsWrap"],
  ["a wrapped product", { isWrapped: true }, "optionsWrapChange"],
  ["a product of a shop without wrapping", { isWrapOffered: false }, null],
  ["a product that was wrapped before", { isWrapped: true, isWrapOffered: false }, "optionsWrapChange"],
  ["a personalized product", { takesInscription: true }, "optionsInscriptionWrap"],
  ["a wrapped personalized one", { takesInscription: true, isWrapped: true }, "optionsInscriptionWrapChange"],
  [
    "a personalized one of a shop without wrapping",
    { takesInscription: true, isWrapOffered: false },
    "optionsInscription",
  ],
  ["a gift card", { isGiftCard: true }, "optionsCard"],
])("the fold of %s names what it holds", (_case, change, label) => {
  expect(optionsLabel({ ...PLAIN, ...change })).toBe(label)
})
