import { describe, expect, it } from "vitest"
import { headPosition } from "./head-word.ts"

describe("headPosition", () => {
  it.each([
    ["hu", "Kékfestő terítő tulipánszegéllyel", "terítő"],
    ["hu", "Váza szívből növő tulipánnal", "Váza"],
    ["hu", "Levendulazsák kékfestőből", "Levendulazsák"],
    ["hu", "Nemez ülőlap rozettával", "ülőlap"],
    ["hu", "Fekete pálinkáspohár", "pálinkáspohár"],
    ["hu", "játék unokának", "játék"],
    ["hu", "Kézzel faragott madár", "madár"],
    ["hu", "anyag méterre", "anyag"],
    ["en", "Vase with a tulip growing from a heart", "Vase"],
    ["en", "Black cup for spirits", "cup"],
    ["en", "Sheet of marbled paper", "paper"],
    ["en", "Pair of dipped candles", "candles"],
    ["en", "Blue-dye tea towel", "towel"],
    ["en", "mug", "mug"],
    ["hu", "Ácskalapács 600 g", "Ácskalapács"],
    ["hu", "Csavarhúzó készlet 6 részes", "készlet"],
    ["hu", "Facsavar 4x40 100 db", "Facsavar"],
    ["hu", "Falinaptár 2027", "Falinaptár"],
    ["en", "Tape measure 5 m", "measure"],
    ["en", "Bamboo socks pack of 5", "socks"],
  ] as const)("in %s finds in „%s” %s", (locale, name, head) => {
    const words = name.split(/[ -]/)
    expect(words[headPosition(words, locale)]).toBe(head)
  })
})
