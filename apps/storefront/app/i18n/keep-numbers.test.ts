import { expect, it } from "vitest"
import { keepNumbers } from "./keep-numbers.ts"

it.each([
  ["munkanapokon 10–18 óra", "munkanapokon 10–\u206018 óra"],
  ["szeptember 10–12.", "szeptember\u00a010–\u206012."],
  ["working days 10 am–6 pm", "working days\u00a010 am–\u20606 pm"],
  ["december 1–3.", "december\u00a01–\u20603."],
  ["november 30. – december 2.", "november\u00a030. – december\u00a02."],
  ["2026. december 5-én", "2026. december\u00a05-\u2060én"],
  ["hétfő–péntek", "hétfő–péntek"],
])("%s", (text, kept) => {
  expect(keepNumbers(text)).toBe(kept)
})
