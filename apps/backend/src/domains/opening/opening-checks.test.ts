import { expect, test } from "vitest"
import { START_VALUES } from "../../modules/shop-settings/setting-values.ts"
import { type OpeningFacts, openingChecks } from "./opening-checks.ts"

/** An owner's own data. */
const OWN = {
  name: "Ilona Kerámia",
  website: "https://ilonakeramia.hu",
  "legal.name": "Kovács Ilona egyéni vállalkozó",
  "legal.shortName": "Kovács Ilona e.v.",
  "legal.seat.street": "Fazekas utca 2.",
  "legal.companyNumber": "",
  "legal.taxNumber": "54321674-1-33",
  "legal.representative.hu": "Kovács Ilona",
  "contact.email": "ilona@ilonakeramia.hu",
  "contact.phone": "+36 30 123 4567",
  "privacy.email": "ilona@ilonakeramia.hu",
  "complaints.email": "ilona@ilonakeramia.hu",
  "complaints.phone": "+36 30 123 4567",
  "complaints.address.street": "Fazekas utca 2.",
  "pickup.name.hu": "Ilona műhelye",
  "pickup.address.street": "Fazekas utca 2.",
  "returns.recipient": "Kovács Ilona",
  "returns.address.street": "Fazekas utca 2.",
  "bank.bankName": "OTP Bank Nyrt.",
  "bank.accountHolder": "Kovács Ilona",
  "bank.accountNumber": "11773016-11111018-00000000",
  "bank.bic": "",
  "hosting.name": "Tárhely Kft.",
  "hosting.address.street": "Szerver utca 1.",
  "hosting.email": "info@tarhely.hu",
}

const NEW: OpeningFacts = {
  settings: START_VALUES,
  taxRate: 0.27,
  publicUrl: "http://localhost:3000",
  sendsMails: false,
  issuesInvoices: false,
  cards: "test",
  products: 0,
  orders: 0,
  hasUnreadPages: true,
}

const READY: OpeningFacts = {
  settings: { ...START_VALUES, ...OWN },
  taxRate: 0,
  publicUrl: "https://ilonakeramia.hu",
  sendsMails: true,
  issuesInvoices: true,
  cards: "none",
  products: 3,
  orders: 1,
  hasUnreadPages: false,
}

const openIn = (facts: OpeningFacts) =>
  openingChecks(facts).flatMap(({ code, is_done: isDone }) => (isDone ? [] : [code]))

test("a new shop has everything before it, except that its tax number and its VAT agree", () => {
  expect(openIn(NEW)).toEqual([
    "name",
    "company",
    "contact",
    "bank",
    "hosting",
    "pages",
    "products",
    "mails",
    "invoices",
    "cards",
    "address",
    "trial",
  ])
})

test("a shop with the owner's data is ready", () => {
  expect(openIn(READY)).toEqual([])
})

test.each(Object.keys(OWN).filter((path) => START_VALUES[path]))("the invented %s is noticed", (path) => {
  const settings = { ...READY.settings, [path]: START_VALUES[path] ?? "" }
  expect(openIn({ ...READY, settings }).length).toBeGreaterThan(0)
})

test.each([
  ["22764672-1-03", 0.27],
  ["10773381-2-44", 0],
])("a seller with the tax number %s does not charge %d of VAT", (taxNumber, taxRate) => {
  const settings = { ...READY.settings, "legal.taxNumber": taxNumber }
  expect(openIn({ ...READY, settings, taxRate })).toEqual(["vat"])
})
