import { shop } from "@porteka/shop"
import { expect, it } from "vitest"
import { readStartTerms } from "./terms.ts"
import { drawTerms } from "./terms-pdf.ts"

it.each([
  ["hu", "aszf"],
  ["en", "terms"],
] as const)("draws the %s terms with the shop's fonts, the same file each time", async (locale, name) => {
  const terms = readStartTerms(locale, shop)
  const drawn = await drawTerms(terms, locale, shop)
  const file = drawn.content.toString("latin1")
  expect(file.startsWith("%PDF-")).toBe(true)
  expect(file).toMatch(/FontFile2/)
  expect(file).not.toMatch(/BaseFont \/(Helvetica|Times|Courier)/)
  expect(file).toContain(`/Lang (${locale}`)
  expect([drawn.version, drawn.fileName]).toEqual([terms.version, `${name}-${terms.version}.pdf`])
  expect((await drawTerms(terms, locale, shop)).content.equals(drawn.content)).toBe(true)
})
