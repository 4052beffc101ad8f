import { describe, expect, it } from "vitest"
import { bankAccountToIban, parseBankAccount } from "./bank-account.ts"

describe("parseBankAccount", () => {
  it.each([
    ["11732002-21032877", "11732002-21032877"],
    ["1173200221032877", "11732002-21032877"],
    ["11732002 21032877 00000000", "11732002-21032877-00000000"],
    ["12345676-12345676-00000000", "12345676-12345676-00000000"],
  ])("reads %j", (input, value) => {
    expect(parseBankAccount(input)).toEqual({ ok: true, value })
  })

  it.each([
    ["11732003-21032877", "check_digit"],
    ["11732002-21032878", "check_digit"],
    ["11732002-2103287", "format"],
    ["11732002-21032877-0000", "format"],
    ["", "format"],
    ["00000000-00000000", "format"],
    ["HU42117320022103287700000000", "format"],
  ])("refuses %j: %s", (input, fault) => {
    expect(parseBankAccount(input)).toEqual({ ok: false, fault })
  })
})

describe("bankAccountToIban", () => {
  it("makes an IBAN whose check number fits", () => {
    const iban = bankAccountToIban("11773016-11111018")
    expect(iban).toBe("HU42117730161111101800000000")
    expect(BigInt(`${iban.slice(4)}1730${iban.slice(2, 4)}`) % 97n).toBe(1n)
  })

  it("refuses a wrong account number", () => {
    expect(() => bankAccountToIban("11773016-11111019")).toThrow(RangeError)
  })
})
