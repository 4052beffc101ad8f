import { describe, expect, it } from "vitest"
import { dictionaryOf } from "./dictionary.ts"

describe("dictionaryOf", () => {
  it.each([
    ["hu", "kosár", true],
    ["hu", "kosarat", true],
    ["hu", "kosar", true],
    ["hu", "gyetrya", false],
    ["hu", "habn", false],
    ["hu", "tál", true],
    ["hu", "daráló", true],
    ["hu", "törölközők", true],
    ["en", "slippers", true],
    ["en", "glasses", true],
    ["en", "glasss", false],
    ["en", "pottry", false],
    ["en", "woden", false],
    ["en", "creamd", false],
    ["en", "froest", false],
  ] as const)("in %s knows %s: %s", (locale, word, known) => {
    expect(dictionaryOf(locale).knows(word)).toBe(known)
  })

  it.each([
    ["tál", true],
    ["tálak", true],
    ["bögrék", true],
    ["kanalak", true],
    ["pálinkás", true],
    ["tali", false],
    ["talra", false],
    ["bogrek", false],
  ])("spells %s with these accents: %s", (word, spelled) => {
    expect(dictionaryOf("hu").spells(word)).toBe(spelled)
  })

  it("lists words with their own accents alone", () => {
    expect(dictionaryOf("hu").lists("tál")).toBe(true)
    expect(dictionaryOf("hu").lists("tal")).toBe(false)
  })
})
