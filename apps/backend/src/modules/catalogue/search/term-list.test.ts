import { expect, test } from "vitest"
import { TermList } from "./term-list.ts"

function listOf(...terms: string[]): TermList {
  const list = new TermList()
  for (const term of terms) list.add(term)
  return list
}

test.each([
  ["bgore", ["bogre"]],
  ["gyetrya", ["gyertya"]],
  ["kancsok", ["kancso"]],
  ["xyzzy", []],
  ["20620", []],
])("%s is corrected to %j, and never to or from a number", (typed, meant) => {
  expect(
    listOf("bogre", "gyertya", "kancso", "20260", "20621")
      .similarTo(typed)
      .map(({ term }) => term),
  ).toEqual(meant)
})
