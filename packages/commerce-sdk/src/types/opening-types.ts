/** What a shop needs before it opens, in the order in which an owner sees to it. */
export const OPENING_CODES = [
  "name",
  "company",
  "vat",
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
] as const
export type OpeningCode = (typeof OPENING_CODES)[number]

/** One of them. */
export interface OpeningCheck {
  code: OpeningCode
  is_done: boolean
}
