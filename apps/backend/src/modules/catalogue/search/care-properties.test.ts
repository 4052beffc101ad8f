import type { Locale } from "@porteka/shop/languages"
import { describe, expect, it } from "vitest"
import { extractProperties, propertiesIn } from "./care-properties.ts"

describe("propertiesIn", () => {
  it.each<[Locale, string, string[]]>([
    [
      "hu",
      "Kézi mosogatást ajánlunk; mosogatógépben kímélő programmal mosható.",
      ["dishwasher", "hand-wash", "washable"],
    ],
    ["hu", "Mosogatógépbe és mikrohullámú sütőbe ne tegye, áztatni nem szabad.", []],
    ["hu", "Mosogatógépben idővel mattul.", []],
    ["hu", "Mikrohullámú sütőbe tehető. A máz ólommentes.", ["microwave", "lead-free"]],
    ["hu", "Sütőben 230 fokig használható.", ["oven"]],
    ["hu", "60 fokon mosható, szárítógépbe tehető.", ["dryer", "machine-wash", "washable"]],
    ["hu", "Száraz helyen, közvetlen napfénytől védve tartsa.", []],
    [
      "en",
      "Best washed by hand; a gentle dishwasher program does no harm.",
      ["dishwasher", "hand-wash", "washable"],
    ],
    ["en", "Keep it out of the dishwasher and the microwave.", []],
    ["en", "A dishwasher will dull it in time. Not dishwasher safe.", []],
    ["en", "Safe in the microwave. The glaze is lead-free.", ["microwave", "lead-free"]],
    ["en", "Wash by hand without detergent. Ovenproof to 230 °C.", ["oven", "hand-wash"]],
    ["en", "Wash at 40 °C and pull into shape while wet.", ["machine-wash", "washable"]],
  ])("in %s „%s” says %j", (locale, text, properties) => {
    expect(propertiesIn([text, null], locale)).toEqual(properties.map((property) => `property:${property}`))
  })
})

describe("extractProperties", () => {
  it.each<[Locale, string, string, string[]]>([
    ["hu", "mosogatógépben is mosható kék bögre", "kék bögre", ["dishwasher"]],
    ["hu", "ólommentes, mikrózható bögre", ", bögre", ["microwave", "lead-free"]],
    ["hu", "mosogatógép", "mosogatógép", []],
    ["en", "Dishwasher-safe mug", "mug", ["dishwasher"]],
    ["hu", "mehet a sütőbe", "", ["oven"]],
    ["en", "microwave", "microwave", []],
    ["en", "mug that can go in the dishwasher", "mug that", ["dishwasher"]],
  ])("in %s „%s” leaves „%s”", (locale, query, rest, properties) => {
    const taken = extractProperties(query, locale)
    expect(taken.rest).toBe(rest)
    expect(taken.properties.map(({ key }) => key)).toEqual(
      properties.map((property) => `property:${property}`),
    )
  })
})
