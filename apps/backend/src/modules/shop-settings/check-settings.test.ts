import { shop } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { checkSettings, unknownSettings } from "./check-settings.ts"
import { SETTING_FIELDS } from "./setting-fields.ts"
import { START_VALUES, valuesOf } from "./setting-values.ts"
import { withSettings } from "./with-settings.ts"

const LOGO = { base: "/pictures/logo-3f9a2c1b", widths: [160, 320], width: 320, height: 320, tone: "#c8a27a" }

const problemsWith = (change: Record<string, unknown>) => {
  const checked = checkSettings({ ...START_VALUES, ...change })
  return checked.ok ? [] : checked.problems.map(({ path }) => path)
}

describe("checkSettings", () => {
  it("accepts the initial values of a new shop, and removes spaces around a value", () => {
    expect(checkSettings(START_VALUES)).toEqual({ ok: true, values: START_VALUES })
    expect(checkSettings({ ...START_VALUES, name: "  Kamra " })).toMatchObject({ values: { name: "Kamra" } })
  })

  it.each([
    ["name", ""],
    ["name", "x".repeat(201)],
    ["name", "<script>"],
    ["contact.email", "hello"],
    ["contact.phone", "12"],
    ["bank.accountNumber", "12345678-12345678-12345678"],
    ["bank.transferDueDays", "0"],
    ["bank.transferDueDays", "61"],
    ["bank.transferDueDays", "8,5"],
    ["legal.taxNumber", "12345678-2-41"],
    ["legal.companyNumber", "123"],
    ["legal.soleTraderNumber", "51-234"],
    ["legal.seat.postalCode", "123"],
    ["brand.logo", "https://example.hu/logo.png"],
    ["brand.icon", JSON.stringify({ ...LOGO, height: 200 })],
    ["lowStockBelow", "-1"],
    ["lowStockBelow", "öt"],
    ["lowStockBelow", null],
    ["website", "javascript:alert(1)"],
    ["socialLinks", "https://facebook.com/kamra, javascript:alert(1)"],
    ["socialLinks", Array(9).fill("https://facebook.com/kamra").join(", ")],
    ["delivery.courier.workingDays.to", "0"],
    ["delivery.cutOffHour", "25"],
    ["delivery.closures", "2026-12-24"],
    ["delivery.closures", "2026-12-24..2026-12-20"],
    ["delivery.closures", "2026-12-24..9999-12-31"],
    ["delivery.closures", "2026-12-24..2027-01-01, 2026-02-30..2026-03-01"],
  ])("refuses %s = %s with a reason", (path, value) => {
    expect(problemsWith({ [path]: value })).toEqual([path])
  })

  it.each([
    ["a company", "01-09-123456", "", true],
    ["a sole trader", "", "51234567", true],
    ["nobody", "", "", false],
    ["both", "01-09-123456", "51234567", false],
  ])("registers the seller as %s", (_who, company, soleTrader, isRight) => {
    const numbers = { "legal.companyNumber": company, "legal.soleTraderNumber": soleTrader }
    expect(problemsWith(numbers)).toEqual(isRight ? [] : Object.keys(numbers))
  })

  it("leaves out stored settings that exist no more", () => {
    const checked = checkSettings({ ...START_VALUES, "__proto__.polluted": "1", currency: "EUR" })
    expect(checked.ok && Object.keys(checked.values)).toEqual(SETTING_FIELDS.map(({ path }) => path))
  })
})

describe("unknownSettings", () => {
  it("names each of them", () => {
    expect(
      unknownSettings({ name: "Kamra", "contact.fone": "1", currency: "EUR" }).map(({ path }) => path),
    ).toEqual(["contact.fone", "currency"])
  })
})

describe("withSettings", () => {
  it("returns the same shop for its own values", () => {
    expect(withSettings(shop, valuesOf(shop))).toEqual(shop)
  })

  it("uses the owner's values, and computes dependent ones", () => {
    const changed = withSettings(shop, {
      "bank.accountNumber": "11773016-11111018-00000000",
      "contact.phone": "+36 30 123 4567",
      "legal.taxNumber": "10773381-2-44",
      lowStockBelow: "3",
    })
    expect(changed).toMatchObject({
      lowStockBelow: 3,
      bank: { iban: expect.stringMatching(/^HU\d{2} 1177 3016 1111 1018 0000 0000$/) },
      contact: { phoneE164: "+36301234567" },
      legal: { euVatNumber: "HU10773381" },
      name: shop.name,
    })
    expect(shop.lowStockBelow).not.toBe(3)
  })

  it("knows a sole trader who is exempt from VAT", () => {
    const { legal } = withSettings(shop, {
      "legal.companyNumber": "",
      "legal.soleTraderNumber": "51234567",
      "legal.taxNumber": "10773381-1-33",
    })
    expect(legal).toMatchObject({ companyNumber: null, soleTraderNumber: "51234567", euVatNumber: null })
  })

  it("returns a shop with a logo for its own values", () => {
    const other = { ...shop, brand: { logo: LOGO, icon: LOGO, sharePicture: null } }
    expect(problemsWith({ "brand.logo": JSON.stringify(LOGO), "brand.icon": JSON.stringify(LOGO) })).toEqual(
      [],
    )
    expect(withSettings(shop, valuesOf(other))).toEqual(other)
  })

  it("returns a shop with holidays and pages elsewhere for its own values", () => {
    const other = {
      ...shop,
      socialLinks: ["https://facebook.com/kamra", "https://instagram.com/kamra"],
      delivery: { ...shop.delivery, closures: [{ from: "2026-12-24", to: "2027-01-01" }] },
    }
    expect(withSettings(shop, valuesOf(other))).toEqual(other)
  })

  it("reads the holidays", () => {
    const closures = "2026-12-24..2027-01-01, 2027-08-20..2027-08-20"
    expect(problemsWith({ "delivery.closures": closures })).toEqual([])
    expect(withSettings(shop, { "delivery.closures": closures }).delivery.closures).toEqual([
      { from: "2026-12-24", to: "2027-01-01" },
      { from: "2027-08-20", to: "2027-08-20" },
    ])
  })

  it.each([
    ["", []],
    ["https://facebook.com/kamra", ["https://facebook.com/kamra"]],
    [
      "https://facebook.com/kamra, https://instagram.com/kamra",
      ["https://facebook.com/kamra", "https://instagram.com/kamra"],
    ],
  ])("the shop's pages elsewhere %j are %j", (socialLinks, expected) => {
    expect(withSettings(shop, { socialLinks }).socialLinks).toEqual(expected)
  })
})
