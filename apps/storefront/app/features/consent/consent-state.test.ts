import { CONSENT_DAYS } from "@porteka/shop"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ALL, CONSENT_VERSION, decide, isDecided, NONE, parseConsent } from "./consent-state.ts"

const NOW = new Date("2026-11-21T12:00:00.000Z")
const daysBefore = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)
const kept = decide(ALL, NOW)

describe("decide", () => {
  it.each([
    ["everything", ALL],
    ["nothing but the essential", NONE],
    ["a part", { functional: true, analytics: false, marketing: false }],
  ])("records %s, with version and time", (_, choices) => {
    expect(decide(choices, NOW)).toEqual({
      essential: true,
      ...choices,
      version: "1.0",
      services: [],
      timestamp: "2026-11-21T12:00:00.000Z",
    })
  })
})

describe("parseConsent", () => {
  it("keeps to the figures of the specification", () => {
    expect([CONSENT_VERSION, CONSENT_DAYS]).toEqual(["1.0", 365])
  })

  it("gives back what was decided", () => {
    fc.assert(
      fc.property(
        fc.record({ functional: fc.boolean(), analytics: fc.boolean(), marketing: fc.boolean() }),
        fc.integer({ min: 0, max: CONSENT_DAYS - 1 }),
        (choices, days) => {
          const decided = decide(choices, daysBefore(days))
          expect(parseConsent(JSON.stringify(decided), NOW)).toEqual(decided)
        },
      ),
    )
  })

  it.each<[string, string | null]>([
    ["nothing kept", null],
    ["no JSON", "{"],
    ["no object", "true"],
    ["a list", "[]"],
    ["an older version", JSON.stringify({ ...kept, version: "0.9" })],
    ["no version", JSON.stringify({ ...kept, version: undefined })],
    ["a choice left out", JSON.stringify({ ...kept, marketing: undefined })],
    ["a word for a choice", JSON.stringify({ ...kept, analytics: "yes" })],
    ["the essential refused", JSON.stringify({ ...kept, essential: false })],
    ["no time", JSON.stringify({ ...kept, timestamp: undefined })],
    ["a word for a time", JSON.stringify({ ...kept, timestamp: "yesterday" })],
    ["a year old", JSON.stringify(decide(ALL, daysBefore(CONSENT_DAYS)))],
    ["of a time to come", JSON.stringify(decide(ALL, daysBefore(-2)))],
  ])("asks again: %s", (_, text) => {
    expect(parseConsent(text, NOW)).toBeNull()
  })

  it("takes a decision from before there were services for one that names none", () => {
    const { services: _, ...older } = kept
    expect(parseConsent(JSON.stringify(older), NOW)).toEqual({ ...kept, services: [] })
  })

  it("never fails", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseConsent(JSON.stringify(value), NOW)).toBeNull()
      }),
    )
  })
})

describe("isDecided", () => {
  it.each([
    ["nobody was asked", null, [], false],
    ["nothing is measured", decide(NONE, NOW), [], true],
    ["a service was named", decide(ALL, NOW, ["Meta"]), ["Meta"], true],
    ["one came later", decide(ALL, NOW, ["Meta"]), ["Meta", "Google Analytics"], false],
    ["one is gone", decide(ALL, NOW, ["Meta"]), [], true],
  ])("%s", (_, decided, services, expected) => {
    expect(isDecided(decided, services)).toBe(expected)
  })
})
