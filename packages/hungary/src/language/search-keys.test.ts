import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nounsOfVerb, originKeys, searchKeys, searchWords, withoutCase } from "./search-keys.ts"

const HUNGARIAN_FORMS = [
  "bögre bögrék bögrét bögréket bögrével bogre BÖGRÉK",
  "kávé kávét kávék kávéval",
  "párna párnák párnát párnákat párnával",
  "alma almák almát almával",
  "cipő cipők cipőt cipo cipőkkel",
  "kosár kosarak kosarat kosárral",
  "tál tálak tálat tállal",
  "könyv könyvek könyvet könyvvel",
  "terítő terítők terítőt terítővel terítőkkel",
  "szövet szövetek szövetet szövettel",
  "gyertya gyertyák gyertyát gyertyával",
  "kendő kendők kendőt kendőkkel",
  "kerámia kerámiák kerámiát",
  "játék játékok játékot játékkal",
  "ajándék ajándékok ajándékot",
  "doboz dobozok dobozt dobozzal",
  "óra órák órát",
  "kés kések kést késsel",
  "gyöngy gyöngyök gyönggyel",
  "gyűrű gyűrűk gyűrűt",
  "tükör tükrök tükröt",
  "ló lovak lovat",
  "cukor cukrot",
  "vászon vásznak vásznat",
  "fa fák fát",
  "kép képek képet képpel",
  "fajáték fajátékok fajátékot fajátékkal",
  "boríték borítékok borítékot borítékkal",
  "zsák zsákok zsákot zsákkal",
  "saláta saláták salátát salátával",
]

const ENGLISH_FORMS = [
  "mug mugs Mug's",
  "dish dishes",
  "box boxes",
  "knife knives",
  "glove gloves",
  "candy candies",
  "glass glasses",
  "vase vases",
  "tomato tomatoes",
  "painted paint",
  "carved carving",
]

describe("searchKeys", () => {
  it.each(HUNGARIAN_FORMS)("lets %s meet in one key", (forms) => {
    expect(searchKeys(forms, "hu")).toHaveLength(1)
  })

  it.each(ENGLISH_FORMS)("lets %s meet in one key", (forms) => {
    expect(searchKeys(forms, "en")).toHaveLength(1)
  })

  it("keeps different words apart", () => {
    const words =
      "bögre tál tányér terítő terem tükör gyertya gyűrű kosár kendő kulacs könyv kép kés méz váza játék fajáték fajta zsák"
    expect(searchKeys(words, "hu")).toHaveLength(words.split(" ").length)
    expect(searchKeys("mug string ring red bed dress bus gas earring", "en")).toHaveLength(9)
  })

  it("skips words that say nothing, and keeps numbers and sizes whole", () => {
    expect(searchKeys("Az asztal és a 140x200-as terítő", "hu")).toEqual(["asztal", "140x200", "as", "terit"])
    expect(searchKeys("a mug with the 3 dl mark", "en")).toEqual(["mug", "3", "dl", "mark"])
  })

  it("has no keys for a text without words", () => {
    expect(searchKeys(" –„”! ", "hu")).toEqual([])
  })

  it("gives the same keys with and without accents, in any case, for any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("hu" as const, "en" as const),
        (text, locale) => {
          expect(searchKeys(text.normalize("NFD"), locale)).toEqual(searchKeys(text.normalize("NFC"), locale))
          for (const key of searchKeys(text, locale)) expect(key).not.toMatch(/\p{Lu}|\p{M}/u)
        },
      ),
    )
  })
})

describe("searchWords", () => {
  it("keeps each word beside its key, once, without words that say nothing", () => {
    expect(searchWords("Keresek valami szép bögrét, bögréket", "hu")).toEqual([
      { word: "szep", key: "szep" },
      { word: "bogret", key: "bogr" },
    ])
  })
})

describe("originKeys", () => {
  it.each([
    ["tulipanos", ["tulipan"], []],
    ["kaves", ["kav"], []],
    ["szivesek", ["sziv"], []],
    ["asztalra", [], ["asztal"]],
    ["kes", [], []],
    ["140x200", [], []],
  ])("takes %s from %j and %j", (word, adjective, cases) => {
    expect(originKeys(word, "hu")).toEqual({ adjective, cases })
  })

  it("knows none in English", () => {
    expect(originKeys("glasses", "en")).toEqual({ adjective: [], cases: [] })
  })
})

describe("nounsOfVerb", () => {
  it.each([
    ["kavezos", ["kave", "kav"]],
    ["borozashoz", ["boro", "bor"]],
    ["palinkazni", ["palinka", "palink"]],
    ["teazik", ["tea"]],
    ["hazas", []],
    ["bogre", []],
  ])("takes from %s %j", (word, nouns) => {
    expect(nounsOfVerb(word, "hu")).toEqual(nouns)
  })

  it("knows none in English", () => {
    expect(nounsOfVerb("plazas", "en")).toEqual([])
  })
})

describe("withoutCase", () => {
  it.each([
    ["anyukanak", "anyuka"],
    ["keramiabol", "keramia"],
    ["bogre", "bogre"],
    ["ert", "ert"],
  ])("makes %s %s", (word, bare) => {
    expect(withoutCase(word, "hu")).toBe(bare)
    expect(withoutCase(word, "en")).toBe(word)
  })
})
