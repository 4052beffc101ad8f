import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { chargedOption, lineKey, showLineOptions } from "./line-key.ts"
import { LINE_OPTIONS, type LineOptions } from "./line-option-table.ts"
import { findLineOptionFault, lineOptionsOf, parseLineOptions } from "./parse-line-options.ts"

describe("options of a line", () => {
  it.each<[string, unknown, LineOptions]>([
    ["nothing", undefined, {}],
    ["no record", "x", {}],
    ["a ticked box", { gift_wrap: "on" }, { gift_wrap: true }],
    ["a box that is not ticked", { gift_wrap: "" }, {}],
    ["the admin's metadata", { gift_wrap: "true", other: 1 }, { gift_wrap: true }],
    ["a message without the wrapping", { gift_message: "Hello" }, {}],
    [
      "a message",
      { gift_wrap: true, gift_message: " Boldog\r\nszületésnapot!  " },
      { gift_wrap: true, gift_message: "Boldog\nszületésnapot!" },
    ],
    ["an empty text", { personalisation: "  " }, {}],
    ["a text on one line", { personalisation: "Kis\n Anna" }, { personalisation: "Kis Anna" }],
    ["a text in two spellings", { personalisation: "A\u0301kos" }, { personalisation: "Ákos" }],
    ["a text that turns around", { personalisation: "\u202eAnna\u2069" }, { personalisation: "Anna" }],
    ["a text that is none", { personalisation: 7 }, {}],
  ])("read from %s", (_name, source, options) => {
    expect(parseLineOptions(source)).toEqual({ ok: true, options })
  })

  it.each([
    [
      "too long a message",
      { gift_wrap: true, gift_message: "x".repeat(201) },
      { key: "gift_message", problem: "too_long", max: 200 },
    ],
    [
      "too long an inscription",
      { personalisation: "é".repeat(41) },
      { key: "personalisation", problem: "too_long", max: 40 },
    ],
    [
      "an inscription with a heart",
      { personalisation: "Anna ♥" },
      { key: "personalisation", problem: "characters" },
    ],
    [
      "a message with a control character",
      { gift_wrap: true, gift_message: "a\u0007b" },
      { key: "gift_message", problem: "characters" },
    ],
  ])("refuse %s", (_name, source, fault) => {
    expect(parseLineOptions(source)).toEqual({ ok: false, fault })
    expect(lineOptionsOf(source)).toEqual({})
  })

  it.each([
    [{}, null, null],
    [{ gift_wrap: true }, null, null],
    [{ personalisation: "Anna" }, null, "not_offered"],
    [{}, { max_length: 10, characters: "letters" }, "missing"],
    [{ personalisation: "Anna" }, { max_length: 10, characters: "letters" }, null],
    [{ personalisation: "Anna-Mária" }, { max_length: 10, characters: "letters" }, null],
    [{ personalisation: "Anna-Mária" }, { max_length: 9, characters: "letters" }, "too_long"],
    [{ personalisation: "Anna 3" }, { max_length: 10, characters: "letters" }, "letters"],
    [{ personalisation: "Anna 3" }, { max_length: 10, characters: "text" }, null],
  ] as const)("%j of a product that demands %j: %s", (options, demanded, problem) => {
    const product = { personalisation: demanded, giftCards: null }
    expect(findLineOptionFault(options, product)?.problem ?? null).toBe(problem)
  })

  it.each([
    [{}, { key: "card_amount", problem: "missing" }],
    [{ card_amount: "5000" }, { key: "card_recipient", problem: "missing" }],
    [
      { card_amount: "5001", card_recipient: "Nagymama" },
      { key: "card_amount", problem: "not_offered" },
    ],
    [{ card_amount: "5000", card_recipient: "Nagymama" }, null],
    [{ card_amount: "5000", card_recipient: "Nagymama", card_send_on: "2026-12-24" }, null],
    [
      { card_amount: "5000", card_recipient: "Nagymama", card_send_on: "2099-12-24" },
      { key: "card_send_on", problem: "day" },
    ],
    [
      { card_amount: "5000", card_recipient: "Nagymama", gift_wrap: true },
      { key: "gift_wrap", problem: "not_offered" },
    ],
  ] as const)("%j of a gift card: %j", (options, fault) => {
    expect(
      findLineOptionFault(options, {
        personalisation: null,
        giftCards: { amounts: [5000], today: "2026-11-25" },
      }),
    ).toEqual(fault)
  })

  it("say for whom only a gift card is", () => {
    const fault = findLineOptionFault(
      { card_recipient: "Nagymama" },
      { personalisation: null, giftCards: null },
    )
    expect(fault).toEqual({ key: "card_recipient", problem: "not_offered" })
  })

  it.each([
    ["nagymama@posta.example", true],
    ["nagymama@posta", false],
    ["nagy mama@posta.example", false],
    ["a@b.hu,c@d.hu", false],
    ["Mama <a@b.hu>", false],
  ])("takes %s as an address: %s", (card_email, ok) => {
    expect(parseLineOptions({ card_email }).ok).toBe(ok)
  })

  it.each([
    ["2026-12-24", true],
    ["2026-13-01", false],
    ["24.12.2026", false],
  ])("takes %s as a day: %s", (card_send_on, ok) => {
    expect(parseLineOptions({ card_send_on }).ok).toBe(ok)
  })
})

const anyText = fc.string({ unit: "grapheme", maxLength: 12 })
const anySource = fc.record({ gift_wrap: fc.boolean(), gift_message: anyText, personalisation: anyText })

describe("the key of a line", () => {
  it("is the variant's id without options", () => {
    expect(lineKey({ variantId: "variant_1", options: {} })).toBe("variant_1")
  })

  it("does not depend on the order of the options", () => {
    const one = lineKey({ variantId: "v", options: { gift_wrap: true, personalisation: "Anna" } })
    expect(lineKey({ variantId: "v", options: { personalisation: "Anna", gift_wrap: true } })).toBe(one)
  })

  it("is the same for what was read twice, and another one for other options", () => {
    fc.assert(
      fc.property(anySource, anySource, (first, second) => {
        const [a, b] = [lineOptionsOf(first), lineOptionsOf(second)]
        expect(lineOptionsOf(a)).toEqual(a)
        const same = JSON.stringify(a) === JSON.stringify(b)
        expect(lineKey({ variantId: "v", options: a }) === lineKey({ variantId: "v", options: b })).toBe(same)
      }),
    )
  })
})

describe("options as they are shown", () => {
  const inFull = (day: string, locale: string) => `${day} in ${locale}`
  const options = { gift_wrap: true, gift_message: "Szeretettel", personalisation: "Anna" } as const

  it("stand in the table's order with its labels", () => {
    expect(showLineOptions(options, "hu", inFull)).toEqual([
      { key: "gift_wrap", label: LINE_OPTIONS.gift_wrap.label.hu, value: null },
      { key: "gift_message", label: LINE_OPTIONS.gift_message.label.hu, value: "Szeretettel" },
      { key: "personalisation", label: LINE_OPTIONS.personalisation.label.hu, value: "Anna" },
    ])
  })

  it.each([
    ["2026-12-06", "2026-12-06 in en"],
    ["2026-02-31", "2026-02-31"],
  ])("write the day %s in the language, if it is one", (day, shown) => {
    expect(showLineOptions({ card_send_on: day }, "en", inFull)).toEqual([
      { key: "card_send_on", label: "Day of sending", value: shown },
    ])
  })

  it("leave out on an invoice what does not describe the product", () => {
    expect(showLineOptions(options, "en", inFull, { invoicedOnly: true }).map(({ key }) => key)).toEqual([
      "personalisation",
    ])
  })
})

it.each([
  [null, null],
  [{ charge_for: "gift_wrap" }, "gift_wrap"],
  [{ charge_for: "something" }, null],
])("a line with %j charges for %s", (metadata, option) => {
  expect(chargedOption(metadata)).toBe(option)
})
