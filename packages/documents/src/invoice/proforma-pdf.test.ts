import { describe, expect, it } from "vitest"
import { invoiceOf } from "./invoice.fixture.ts"
import { drawProforma, proformaFileName } from "./proforma-pdf.ts"

const ACCOUNT = {
  holder: "Portéka Kézműves Kft.",
  bank_name: "Mintabank Zrt.",
  number: "12345676-12345676-00000000",
  iban: "HU68 1234 5676 1234 5676 0000 0000",
  bic: "MINTHUHBXXX",
}

const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b/g)?.length

describe("a pro-forma", () => {
  it("is named as what it is not, the same file each time", async () => {
    const file = await drawProforma(invoiceOf(1), ACCOUNT)
    expect(file.subarray(0, 5).toString()).toBe("%PDF-")
    expect(pagesOf(file)).toBe(1)
    expect((await drawProforma(invoiceOf(1), ACCOUNT)).equals(file)).toBe(true)
    expect(proformaFileName(invoiceOf(1))).toBe("dijbekero-1042.pdf")
  })

  it("has a code only where a bank's app can read one", async () => {
    const [withCode, without] = [
      await drawProforma(invoiceOf(1), ACCOUNT),
      await drawProforma(invoiceOf(1), { ...ACCOUNT, bic: null }),
    ]
    expect(withCode.length).toBeGreaterThan(without.length)
  })

  it("keeps account and code together at the end of a long one", async () => {
    expect(pagesOf(await drawProforma(invoiceOf(27), ACCOUNT))).toBe(2)
  })
})
