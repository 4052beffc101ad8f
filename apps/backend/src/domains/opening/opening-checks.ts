import { OPENING_CODES, type OpeningCheck, type OpeningCode } from "@porteka/commerce-sdk"
import { isVatExempt } from "@porteka/hungary"
import type { SettingValues } from "../../modules/shop-settings/setting-values.ts"

/** What is known about a shop that may not be open yet. */
export interface OpeningFacts {
  settings: SettingValues
  /** 0.27 for 27%. */
  taxRate: number
  publicUrl: string
  sendsMails: boolean
  issuesInvoices: boolean
  /** Whether shoppers are offered to pay by card, with real cards or in a test system. */
  cards: "none" | "test" | "real"
  /** Published, with a price. */
  products: number
  orders: number
  /** Whether a page still has the text that every shop starts with, although it describes the demo's data. */
  hasUnreadPages: boolean
}

/** The invented values that a shop starts with (packages/shop/src/shop.ts) are recognizable. */
const INVENTED =
  /\.example\b|\bMinta|Mintabank|12345676|01-09-123456|1 012 3456|Kézműves köz 3|Portéka|MINTHUHB/i

/** The settings whose start values are invented, by what they belong to. */
const INVENTED_AT_FIRST = {
  name: ["name", "website"],
  company: [
    "legal.name",
    "legal.shortName",
    "legal.seat.street",
    "legal.companyNumber",
    "legal.taxNumber",
    "legal.representative.hu",
  ],
  contact: [
    "contact.email",
    "contact.phone",
    "privacy.email",
    "complaints.email",
    "complaints.phone",
    "complaints.address.street",
    "pickup.name.hu",
    "pickup.address.street",
    "returns.recipient",
    "returns.address.street",
  ],
  bank: ["bank.bankName", "bank.accountHolder", "bank.accountNumber", "bank.bic"],
  hosting: ["hosting.name", "hosting.address.street", "hosting.email"],
}

/** Which preparations are done. */
export function openingChecks(facts: OpeningFacts): OpeningCheck[] {
  const { settings } = facts
  const isOwn = (group: keyof typeof INVENTED_AT_FIRST) =>
    INVENTED_AT_FIRST[group].every((path) => !INVENTED.test(settings[path] ?? ""))
  const done: Record<OpeningCode, boolean> = {
    name: isOwn("name"),
    company: isOwn("company"),
    vat: isVatExempt(settings["legal.taxNumber"] ?? "") === (facts.taxRate === 0),
    contact: isOwn("contact"),
    bank: isOwn("bank"),
    hosting: isOwn("hosting"),
    pages: !facts.hasUnreadPages,
    products: facts.products > 0,
    mails: facts.sendsMails,
    invoices: facts.issuesInvoices,
    cards: facts.cards !== "test",
    address: /^https:/.test(facts.publicUrl) && !INVENTED.test(facts.publicUrl),
    trial: facts.orders > 0,
  }
  return OPENING_CODES.map((code) => ({ code, is_done: done[code] }))
}
