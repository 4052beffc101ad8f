import type { Locale } from "@porteka/shop/languages"
import { describe, expect, it } from "vitest"
import { readMeasures } from "./measures.ts"

type Row = [string, string[], Locale, [number, number] | null]

describe("sizes read from a sentence", () => {
  it.each<Row>([
    ["Magasság 9,5 cm, átmérő 10 cm, űrtartalom 3 dl.", [], "hu", [10, 9.5]],
    ["9.5 cm high, 10 cm wide, holds 300 ml.", [], "en", [10, 9.5]],
    ["20 cm magas, 11 cm széles, vagy 30 cm magas, 13 cm széles.", ["30 cm"], "hu", [13, 30]],
    ["18 cm: magasság 7 cm. 24 cm: magasság 9 cm.", ["24 cm"], "hu", [24, 9]],
    ["18 cm high: 8 cm wide. 28 cm high: 12 cm wide.", ["18 cm high"], "en", [8, 18]],
    ["Kicsi: 30 × 20 cm. Nagy: 40 × 25 cm.", ["Nagy"], "hu", [40, 25]],
    ["Átmérő 7 cm, magasság 8, 12 vagy 18 cm.", ["Fehér", "12 cm"], "hu", [7, 12]],
    ["40 × 140 cm vagy 40 × 200 cm.", ["40 × 200 cm"], "hu", [40, 200]],
    ["A6 (10.5 × 15 cm) or A5 (15 × 21 cm), 96 pages.", ["A5"], "en", [15, 21]],
    ["40 × 40 cm, a hímzés 30 × 30 cm.", ["Fekete"], "hu", [40, 40]],
    ["26 × 16 × 15 cm.", [], "hu", [26, 15]],
    ["Board 24 × 24 × 2 cm, pieces 2 cm across.", [], "en", [24, 24]],
    ["26 × 16\u00a0cm.", [], "hu", [26, 16]],
  ])("%s (%j, %s)", (text, chosen, locale, size) => {
    const [width, height] = size ?? []
    expect(readMeasures(text, chosen, locale)).toEqual(size && { width, height })
  })

  it.each<Row>([
    ["", [], "hu", null],
    ["Nettó tömeg 250 g, üvegben.", [], "hu", null],
    ["Átmérő 24 cm, magasság 6–10 cm.", [], "hu", null],
    ["Magasság 20 cm, talp átmérője 10 cm.", [], "hu", null],
    ["20 cm high, base 10 cm across.", [], "en", null],
    ["Levélpapír A5, boríték 16 × 11 cm.", [], "hu", null],
    ["Szélesség 140 cm, hossz 1 vagy 3 méter.", ["1 méter"], "hu", null],
    ["Kerek, átmérő 35 cm, vagy 80 × 80 cm.", ["Kerek, 35 cm"], "hu", null],
    ["40 × 140 cm vagy 40 × 200 cm.", [], "hu", null],
    ["Csésze: magasság 6 cm, átmérő 6,5 cm.", ["1 darab"], "hu", null],
    ["0 × 0 cm.", [], "hu", null],
  ])("nothing of %s", (text, chosen, locale, size) => {
    expect(readMeasures(text, chosen, locale)).toBe(size)
  })
})
