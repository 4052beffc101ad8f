import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { camt, movement } from "./camt.fixture.ts"
import { NotAStatementError } from "./entry.ts"
import { readAmount, readDay } from "./read-cells.ts"
import { readStatement } from "./read-statement.ts"

test.each([
  ["12 900,00", 12_900],
  ["12.900", 12_900],
  ["12,900", 12_900],
  ["12900.00", 12_900],
  ["12.900,50", 12_900.5],
  ["1,234,567.00", 1_234_567],
  ["-5\u00A0000 Ft", -5000],
  ["+12900 HUF", 12_900],
  ["0", 0],
  ["", null],
  ["ezer", null],
  ["12,90,0", 12_900],
  ["1e9", null],
])("the amount %j is %s", (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  ["20261122", "2026-11-22"],
  ["2026.11.22.", "2026-11-22"],
  ["2026. 11. 22.", "2026-11-22"],
  ["2026-11-22T10:00:00+01:00", "2026-11-22"],
  ["22.11.2026", "2026-11-22"],
  ["tegnap", null],
])("the day %j is %s", (text, day) => {
  expect(readDay(text)).toBe(day)
})

describe("CAMT.053", () => {
  it("is read with name, text and direction", () => {
    const { entries, problems } = readStatement(
      camt(
        movement({ amount: "12900.00", text: "Rendelés 1001" }),
        movement({ amount: "500", isDebit: true }),
        movement({ amount: "700", status: "<Cd>PDNG</Cd>" }),
      ),
    )
    expect(problems).toEqual([])
    expect(entries).toMatchObject([
      {
        amount: 12_900,
        currency: "HUF",
        is_credit: true,
        is_final: true,
        booked_on: "2026-11-22",
        payer: "KOVÁCS ANNA",
        text: "Rendelés 1001",
      },
      { amount: 500, is_credit: false },
      { amount: 700, is_final: false },
    ])
  })

  it("splits a total into its transfers, for every version and with a prefix", () => {
    const parts = [100, 200].map(
      (
        amount,
      ) => `<a:TxDtls><a:Amt Ccy="HUF">${amount}</a:Amt><a:RltdPties><a:Dbtr><a:Pty><a:Nm>Név ${amount}</a:Nm>
        </a:Pty></a:Dbtr></a:RltdPties><a:RmtInf><a:Ustrd>10${amount}</a:Ustrd></a:RmtInf></a:TxDtls>`,
    )
    const xml = `<a:Document xmlns:a="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><a:BkToCstmrStmt><a:Stmt><a:Ntry>
      <a:Amt Ccy="HUF">300</a:Amt><a:CdtDbtInd>CRDT</a:CdtDbtInd><a:Sts><a:Cd>BOOK</a:Cd></a:Sts>
      <a:NtryDtls>${parts.join("")}</a:NtryDtls></a:Ntry></a:Stmt></a:BkToCstmrStmt></a:Document>`
    expect(readStatement(xml).entries).toMatchObject([
      { amount: 100, payer: "Név 100", text: "10100", is_credit: true, is_final: true },
      { amount: 200, payer: "Név 200", text: "10200" },
    ])
  })

  it("names the payer's account, of whichever kind, and what the bank takes back", () => {
    const accounts = ["<IBAN>HU42117730161111101800000000</IBAN>", "<Othr><Id>11773016-11111018</Id></Othr>"]
    const parts = accounts.map((account) =>
      movement({ amount: "5" }).replace("<Cdtr>", `<DbtrAcct><Id>${account}</Id></DbtrAcct><Cdtr>`),
    )
    const back = movement({ amount: "7", isDebit: true }).replace("<Sts>", "<RvslInd>true</RvslInd><Sts>")
    expect(readStatement(camt(...parts, back)).entries).toMatchObject([
      { account: "HU42117730161111101800000000", is_reversal: false },
      { account: "11773016-11111018" },
      { account: null, is_credit: false, is_final: true, is_reversal: true },
    ])
  })

  it("continues after a transaction without an amount", () => {
    const { entries, problems } = readStatement(camt(movement({ amount: "x" }), movement({ amount: "5" })))
    expect(entries).toHaveLength(1)
    expect(problems).toEqual([{ row: 1, message: expect.stringContaining("összeg") }])
  })

  it("gives a transaction the same id in every statement, and different ids to two equal ones", () => {
    const [twice, other] = [movement({ amount: "5", text: "1001" }), movement({ amount: "6" })]
    const ids = (...movements: string[]) => readStatement(camt(...movements)).entries.map(({ id }) => id)
    expect(new Set(ids(twice, twice, other)).size).toBe(3)
    expect(ids(other, twice)).toEqual([ids(twice, other)[1], ids(twice)[0]])
  })
})

const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join("")

describe("refuses with a sentence", () => {
  it.each([
    [
      "a file of the server (XXE)",
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>',
    ],
    ["a billion laughs", `<!DOCTYPE x [<!ENTITY e0 "ha">${entities}]><x>&e9;</x>`],
    ["a DTD from elsewhere", '<!doctype x SYSTEM "http://example.com/x.dtd"><x/>'],
    ["an entity nobody declared", camt(movement({ amount: "5", text: "&f;" }))],
    ["XML without end", "<Document><Stmt>"],
    ["XML of another kind", "<html/>"],
    ["endless depth", "<a>".repeat(200_000)],
    ["a table without the columns", "Név;Cím\nAnna;Budapest"],
    ["nothing", ""],
  ])("%s", (_what, content) => {
    expect(() => readStatement(content)).toThrow(NotAStatementError)
  })
})

describe("a bank's table", () => {
  const HEADS = {
    "K&H": [
      "azonosító\tkönyvelés dátuma\ttípus\tpartner elnevezése\tösszeg\tösszeg devizaneme\tközlemény",
      "1\t2026.11.22\tÁtutalás\tKovács Anna\t12900\tHUF\t1001",
    ],
    Erste: [
      "Booking Date,Amount,Currency,Partner Name,Partner IBAN,Note",
      '2026.11.22,"12,900.00",HUF,Kovács Anna,HU68123456761234567600000000,1001',
    ],
    OTP: ['"117";"J";12900;"HUF";"20261122";"20261122";99;"118";"Kovács Anna";"1001";"";"";"ÁTUTALÁS"'],
    "amounts in two columns": [
      "Könyvelési dátum;Terhelés;Jóváírás (HUF);Partner neve;Közlemény",
      "2026-11-22;;12 900,00;Kovács Anna;1001",
    ],
    "lines before the head": [
      "Számla;HU68",
      "Időszak;2026.11",
      "Dátum;Összeg;Partner;Közlemény 1",
      "2026-11-22;12900;Kovács Anna;1001",
    ],
  }

  it.each(Object.entries(HEADS))("is read: %s", (_bank, lines) => {
    expect(readStatement(lines.join("\r\n")).entries).toMatchObject([
      {
        booked_on: "2026-11-22",
        amount: 12_900,
        currency: "HUF",
        is_credit: true,
        payer: "Kovács Anna",
        text: "1001",
      },
    ])
  })

  it("recognizes debits by their sign, their letter and their column", () => {
    const rows = (...lines: string[]) =>
      readStatement(lines.join("\n")).entries.map(({ is_credit }) => is_credit)
    expect(rows("Összeg;Közlemény", "-5;a", "5;b")).toEqual([false, true])
    expect(rows("Összeg;T/J;Közlemény", "5;T;a", "5;J;b")).toEqual([false, true])
    expect(rows("Terhelés;Jóváírás;Közlemény", "5;;a", ";5;b")).toEqual([false, true])
  })

  it("continues after an invalid row", () => {
    const { entries, problems } = readStatement("Összeg;Közlemény\nöt;1001\n5;1002\n;1003")
    expect(entries).toMatchObject([{ amount: 5 }])
    expect(problems.map(({ row }) => row)).toEqual([2, 4])
  })
})

test("any file is read or refused with a sentence", () => {
  const begin = fc.constantFrom("", "<", "Összeg;Közlemény\n", '<?xml version="1.0"?><Document><Stmt><Ntry>')
  fc.assert(
    fc.property(begin, fc.string({ maxLength: 200 }), (head, rest) => {
      try {
        for (const { amount } of readStatement(head + rest).entries) expect(amount).toBeGreaterThanOrEqual(0)
      } catch (error) {
        expect(error).toBeInstanceOf(NotAStatementError)
      }
    }),
  )
})
