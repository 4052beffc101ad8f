import { expect, it } from "vitest"
import { escapeMarkup } from "./escape-markup.ts"

it.each([
  ["Bögre & tál <b>", "Bögre &amp; tál &lt;b&gt;"],
  ['"]]>', "&quot;]]&gt;"],
  ["egy\u0000ket\u000b\ud800", "egyket"],
  ["🎁\n", "🎁\n"],
])("%j", (text, expected) => {
  expect(escapeMarkup(text)).toBe(expected)
})
