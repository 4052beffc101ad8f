import { expect, test } from "vitest"
import { checkContent } from "./check-content.ts"
import { CONTENT_KINDS } from "./content-kinds.ts"
import {
  facetNameRows,
  facetOrderRows,
  hiddenWordRows,
  menuRows,
  redirectRows,
  sectionRows,
  synonymRows,
} from "./row-shapes.ts"
import { commaRows, type RowShape } from "./rows.ts"

const words = { hu: "Szó", en: "Word" }

test.each<[string, RowShape, string, string[][], string]>([
  ["sections", sectionRows, "Magazin\n\nnew", [["journal"], ["new"]], "journal\nnew"],
  ["links", menuRows, "Akciók|/hu/products", [["Akciók", "/hu/products"]], "Akciók | /hu/products"],
  [
    "redirects of a spreadsheet",
    redirectRows,
    "/a\t/hu/b\n/c; /d; 302",
    [
      ["/a", "/hu/b", "301"],
      ["/c", "/d", "302"],
    ],
    "/a; /hu/b; 301\n/c; /d; 302",
  ],
  [
    "synonyms",
    synonymRows,
    "bögre = csésze, findzsa",
    [["bögre, csésze, findzsa"]],
    "bögre = csésze, findzsa",
  ],
  ["hidden words", hiddenWordRows, "zsolnay", [["zsolnay"]], "zsolnay"],
  [
    "names of filters",
    facetNameRows,
    "Szín = Árnyalat\nSzín: Kék = Indigó",
    [
      ["colour", "", "Árnyalat"],
      ["colour", "blue", "Indigó"],
    ],
    "colour = Árnyalat\ncolour: blue = Indigó",
  ],
  [
    "order of filters",
    facetOrderRows,
    "Szín: Kék, Fehér\nKategória: keramia\nIsmeretlen",
    [
      ["colour", "blue, white"],
      ["category", "keramia"],
      ["Ismeretlen", ""],
    ],
    "colour: blue, white\ncategory: keramia\nIsmeretlen",
  ],
  ["handles", commaRows({ label: words }), "a-b c,d", [["a-b"], ["c"], ["d"]], "a-b, c, d"],
])("%s are taken apart into rows and put together again", (_, shape, value, rows, written) => {
  expect(shape.split(value)).toEqual(rows)
  expect(shape.join(rows)).toBe(written)
  expect(shape.split(written)).toEqual(rows)
})

test("empty rows are dropped, and spaces around a cell are removed", () => {
  expect(
    menuRows.join([
      ["", " "],
      [" A ", "/hu "],
      ["", ""],
    ]),
  ).toBe("A | /hu")
  expect(redirectRows.join([["", "", "301"]])).toBe("")
})

test("every field with rows can be parsed, and none is left as lines of text", () => {
  const fields = Object.values(CONTENT_KINDS).flatMap(({ fields }) => fields)
  for (const { input, shape } of fields) expect(shape !== undefined).toBe(input === "rows")
})

test("a row's error has its index", () => {
  const values = { "header.hu": "A | /hu\nB | javascript:1\nC", lines: "" }
  expect(checkContent("menu", values, { isDraft: true }).problems).toMatchObject([
    { path: "header.hu", row: 1 },
    { path: "header.hu", row: 2 },
  ])
  expect(checkContent("home", { picked: "haban-kancso, Kancsó" }, { isDraft: true }).problems).toMatchObject([
    { path: "picked", row: 1 },
  ])
})
