import {
  bankAccountToIban,
  formatPhone,
  isPostalCode,
  parseBankAccount,
  parsePhone,
  parseTaxNumber,
} from "@porteka/hungary"
import { describe, expect, it } from "vitest"
import { shop } from "./shop.ts"

describe("the shop's legal data", () => {
  it("has a tax number whose check digit fits, and the EU number of the same company", () => {
    expect(parseTaxNumber(shop.legal.taxNumber)).toEqual({ ok: true, value: shop.legal.taxNumber })
    expect(shop.legal.euVatNumber).toBe(`HU${shop.legal.taxNumber.slice(0, 8)}`)
  })

  it("has a bank account whose check digits fit, and its IBAN", () => {
    expect(parseBankAccount(shop.bank.accountNumber)).toEqual({ ok: true, value: shop.bank.accountNumber })
    expect(shop.bank.iban.replace(/ /g, "")).toBe(bankAccountToIban(shop.bank.accountNumber))
  })

  it("has telephone numbers in the form they are shown in", () => {
    expect(parsePhone(shop.contact.phone)).toMatchObject({ ok: true, e164: shop.contact.phoneE164 })
    for (const phone of [
      shop.contact.phone,
      shop.conciliationBoard.phone,
      shop.dataProtectionAuthority.phone,
    ]) {
      const parsed = parsePhone(phone)
      expect(parsed.ok && formatPhone(parsed.e164)).toBe(phone)
    }
  })

  it("has Hungarian postal codes", () => {
    const { legal, hosting, returns, pickup, complaints, conciliationBoard, dataProtectionAuthority } = shop
    const places = [hosting, returns, pickup, complaints, conciliationBoard, dataProtectionAuthority]
    for (const { postalCode } of [legal.seat, ...places.map(({ address }) => address)]) {
      expect(isPostalCode(postalCode)).toBe(true)
    }
  })
})
