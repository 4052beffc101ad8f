import { expect, test } from "vitest"
import { nounsOf } from "./likely-category.ts"

test.each([
  ["Kék habán tálka", ["tálka", "álka", "lka"]],
  ["Blue striped Mug", ["mug"]],
  ["Mézes csupor, nagy", ["csupor", "supor", "upor", "por"]],
  ["Sütőtál (kétliteres)", ["sütőtál", "ütőtál", "tőtál", "őtál", "tál"]],
  ["42 × 18", []],
])("%s: %j", (title, nouns) => {
  expect(nounsOf(title)).toEqual(nouns)
})
