import { expect, test } from "vitest"
import { meantEmail } from "./mail-typo.ts"

test.each([
  ["anna@gmial.com", "anna@gmail.com"],
  ["anna@gmail.co", "anna@gmail.com"],
  ["anna@gmaill.com", "anna@gmail.com"],
  ["anna@gmsil.com", "anna@gmail.com"],
  [" Anna@freemal.hu ", "anna@freemail.hu"],
  ["anna@citromail.hi", "anna@citromail.hu"],
  ["anna@gmail.com", null],
  ["anna@hotmail.hu", null],
  ["anna@porteka.example", null],
  ["anna@gmx.de", null],
  ["anna", null],
  ["", null],
])("who types %j means %j", (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})
