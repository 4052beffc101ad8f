import { describe, expect, it } from "vitest"
import { readPriceWords } from "./price-words.ts"

describe("readPriceWords", () => {
  it.each([
    ["tál 5000 ft alatt", { rest: "tál", max: 5000 }],
    ["tál 5 000 Ft alatt", { rest: "tál", max: 5000 }],
    ["5000 forint alatti ajándék", { rest: "ajándék", max: 5000 }],
    ["ajándék 5 ezer alatt", { rest: "ajándék", max: 5000 }],
    ["tízezer forint alatt", { rest: "", max: 10000 }],
    ["ajándék öt ezer alatt", { rest: "ajándék", max: 5000 }],
    ["háromezer-ötezer forint", { rest: "", min: 3000, max: 5000 }],
    ["hat pohár", { rest: "hat pohár" }],
    ["ajándék 5e alatt", { rest: "ajándék", max: 5000 }],
    ["méz 3000 forintig", { rest: "méz", max: 3000 }],
    ["méz 3000-ig", { rest: "méz", max: 3000 }],
    ["max 4000 bögre", { rest: "bögre", max: 4000 }],
    ["legfeljebb 10.000 Ft váza", { rest: "váza", max: 10000 }],
    ["2000-5000 ft", { rest: "", min: 2000, max: 5000 }],
    ["bögre 2000 és 5000 között", { rest: "bögre", min: 2000, max: 5000 }],
    ["bögre 2000-5000", { rest: "bögre", min: 2000, max: 5000 }],
    ["terítő 140-200", { rest: "terítő 140-200" }],
    ["2-5 ezer ft ajándék", { rest: "ajándék", min: 2000, max: 5000 }],
    ["terítő 20000 felett", { rest: "terítő", min: 20000 }],
    ["5000 forintos ajándék", { rest: "ajándék", max: 5000 }],
    ["olcsó tál", { rest: "tál", end: "cheap" }],
    ["legolcsóbb bögre", { rest: "bögre", end: "cheap" }],
    ["drága váza", { rest: "váza", end: "dear" }],
    ["terítő 140x200", { rest: "terítő 140x200" }],
    ["méz 500 g", { rest: "méz 500 g" }],
    ["6 darab pohár", { rest: "6 darab pohár" }],
    ["1,5 liter alatt", { rest: "1,5 liter alatt" }],
    ["KER-BOG-001", { rest: "KER-BOG-001" }],
    ["bögre 20 euró alatt", { rest: "bögre", foreign: "20 euró alatt" }],
    ["50 € ajándék", { rest: "ajándék", foreign: "50 €" }],
    ["10-20 eurós bögre", { rest: "bögre", foreign: "10-20 eurós" }],
    ["20 euró körüli bögre", { rest: "bögre", foreign: "20 euró körüli" }],
    ["bögre 100 lejért", { rest: "bögre", foreign: "100 lejért" }],
    ["bögre", { rest: "bögre" }],
    ["", { rest: "" }],
  ])("in Hungarian reads %s", (text, limits) => {
    expect(readPriceWords(text, "hu")).toEqual(limits)
  })

  it.each([
    ["mug under 5000", { rest: "mug", max: 5000 }],
    ["under 5,000 HUF gift", { rest: "gift", max: 5000 }],
    ["bowl less than 10k", { rest: "bowl", max: 10000 }],
    ["gifts up to 3000 forints", { rest: "gifts", max: 3000 }],
    ["between 2000 and 5000", { rest: "", min: 2000, max: 5000 }],
    ["vase from 5000 to 20000", { rest: "vase", min: 5000, max: 20000 }],
    ["tablecloth over 20000 ft", { rest: "tablecloth", min: 20000 }],
    ["gift under five thousand", { rest: "gift", max: 5000 }],
    ["cheap bowl", { rest: "bowl", end: "cheap" }],
    ["expensive vase", { rest: "vase", end: "dear" }],
    ["under $20", { rest: "", foreign: "under $20" }],
    ["mug under $20.50", { rest: "mug", foreign: "under $20.50" }],
    ["gifts between $20 and $50", { rest: "gifts", foreign: "between $20 and $50" }],
    ["vase €30-€60", { rest: "vase", foreign: "€30-€60" }],
    ["bowl 40 dollars or less", { rest: "bowl", foreign: "40 dollars or less" }],
    ["mug less than 25 usd", { rest: "mug", foreign: "less than 25 usd" }],
    ["gifts around $25", { rest: "gifts", foreign: "around $25" }],
    ["£15 gift", { rest: "gift", foreign: "£15" }],
    ["set of 6 glasses", { rest: "set of 6 glasses" }],
    ["jug from Korond", { rest: "jug from Korond" }],
  ])("in English reads %s", (text, limits) => {
    expect(readPriceWords(text, "en")).toEqual(limits)
  })
})
