import { expect, it, test } from "vitest"
import { indexCategories } from "./category-names.ts"
import { grossOf, readForints, readGrams, readPieces } from "./imported-cells.ts"
import { toPlainText } from "./plain-text.ts"

it.each([
  ["4990", "4990"],
  ["4990.00", "4990"],
  ["4 990,00 Ft", "4990"],
  ["4.990", "4990"],
  ["1,234,500 HUF", "1234500"],
  ["4989.998", "4990"],
  ["", ""],
])("%s is %s forints", (text, forints) => {
  expect(readForints(text)).toEqual({ forints })
})

it.each(["12.50", "€12", "12 EUR", "ingyen", "1-2"])("%s is no price in forints", (text) => {
  expect(readForints(text)).toHaveProperty("wrong")
})

test("pieces, weights and taxes", () => {
  expect(["12", "12.0000", "-3", "2,7", "", "sok"].map(readPieces)).toEqual(["12", "12", "0", "2", "", "sok"])
  expect([
    readGrams("0,35", "kg"),
    readGrams("2", "lbs"),
    readGrams("0", "g"),
    readGrams("1", "font"),
  ]).toEqual(["350", "907", "", ""])
  expect([grossOf("1000", "27%"), grossOf("1000", "0.27"), grossOf("1000", "5"), grossOf("x", "27")]).toEqual(
    ["1270", "1270", "1050", undefined],
  )
})

test("a description is its text", () => {
  expect(
    toPlainText("<h2>C&iacute;m</h2><p>a&nbsp;b<br/>c</p><style>p{}</style><img src=x onerror=alert(1)>"),
  ).toBe("Cím\na b\nc")
  expect(toPlainText("a < b & c &#337; &#x151; &valami;")).toBe("a < b & c ő ő &valami;")
  expect(toPlainText("<a".repeat(200_000))).toHaveLength(400_000)
  expect(toPlainText("<scr<script></script>ipt>alert(1)")).not.toContain("<script")
})

test("a category is found by its path, and by its name if it is unique", () => {
  const category = (id: string, name: string, parent: string | null = null) => ({
    id,
    handle: id,
    name,
    parent_category_id: parent,
  })
  const names = indexCategories([
    category("no", "Női"),
    category("fi", "Férfi"),
    category("no-ing", "Ing", "no"),
    category("fi-ing", "Ing", "fi"),
    category("sal", "Sál", "no"),
  ])
  expect(["noi>ing", "ferfi>ing", "ing", "sal"].map((key) => names.get(key))).toEqual([
    "no-ing",
    "fi-ing",
    undefined,
    "sal",
  ])
})
