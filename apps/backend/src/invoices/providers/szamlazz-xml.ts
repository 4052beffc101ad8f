import { type InvoiceData, type InvoiceLine, type InvoiceSeller, taxationOf } from "@porteka/documents"
import { countryName, isAbroad, isInUnion } from "@porteka/hungary"
import { DEFAULT_LOCALE, textsByLanguage } from "@porteka/shop/languages"
import { giftCardComment } from "./gift-card-comment.ts"
import { writeXml, type XmlTag } from "./write-xml.ts"

const PAYMENT_NAMES: Record<InvoiceData["payment_method"], string> = {
  card: "bankkártya",
  bank_transfer: "átutalás",
  cash_on_delivery: "utánvét",
  gift_card: "ajándékutalvány",
}

const COMMENTS = textsByLanguage({
  hu: (cash: number) => `Készpénzben fizetendő (5 Ft-ra kerekítve): ${cash} Ft`,
  en: (cash: number) => `To be paid in cash (rounded to 5 Ft): ${cash} Ft`,
})

/** Kinds of companies abroad (`adoalany`). */
const IN_UNION = 6
const OUTSIDE_UNION = 7

/** Outside the scope of VAT, such as the sale of a gift card. */
const OUTSIDE_VAT = "TAHK"
const VAT_EXEMPT = "AAM"

function commentOf(invoice: InvoiceData): string {
  const { gift_card_paid: byCard, cash_amount: cash, language } = invoice
  return [byCard ? giftCardComment(invoice) : "", cash === null ? "" : COMMENTS[language](cash)]
    .filter(Boolean)
    .join(" ")
}

/** Decimals of a net unit price: the line's total is what counts. */
const UNIT_PRICE_PLACES = 4

/**
 * `xmlszamla` of Számla Agent; its order of tags is fixed (docs.szamlazz.hu, "Generating an invoice").
 * @param corrects number of the invoice that this one corrects
 */
export function invoiceXml(
  invoice: InvoiceData,
  agentKey: string,
  { key, corrects }: { key: string; corrects?: string },
): string {
  return document("xmlszamla", [
    ["beallitasok", settings(agentKey, key)],
    [
      "fejlec",
      [
        ["keltDatum", invoice.issued_on],
        ["teljesitesDatum", invoice.fulfilled_on],
        ["fizetesiHataridoDatum", invoice.due_on],
        ["fizmod", PAYMENT_NAMES[invoice.payment_method]],
        ["penznem", invoice.currency.toUpperCase()],
        ["szamlaNyelve", invoice.language],
        ["megjegyzes", commentOf(invoice)],
        ["rendelesSzam", invoice.order_number],
        ["elolegszamla", false],
        ["vegszamla", false],
        ...corrected(corrects),
        ["dijbekero", false],
        ["fizetve", invoice.is_paid],
      ],
    ],
    [
      "elado",
      [
        ["bank", invoice.seller.bank_name],
        ["bankszamlaszam", invoice.seller.bank_account],
      ],
    ],
    ["vevo", buyer(invoice)],
    ["tetelek", invoice.lines.map((line): XmlTag => ["tetel", lineTags(line, invoice.seller)])],
  ])
}

function corrected(number: string | undefined): XmlTag[] {
  if (number === undefined) return []
  return [
    ["helyesbitoszamla", true],
    ["helyesbitettSzamlaszam", number],
  ]
}

/** `xmlszamlast`: the provider creates the canceling invoice from the original one. */
export function stornoXml(
  originalNumber: string,
  cancelling: InvoiceData,
  agentKey: string,
  key: string,
): string {
  return document("xmlszamlast", [
    ["beallitasok", settings(agentKey, key)],
    [
      "fejlec",
      [
        ["szamlaszam", originalNumber],
        ["keltDatum", cancelling.issued_on],
        ["tipus", "SS"],
      ],
    ],
    ["elado", []],
    ["vevo", [["email", cancelling.buyer.email]]],
  ])
}

/** `xmlszamlaxml`: finds what was issued with one of our keys. */
export function queryXml(agentKey: string, key: string): string {
  return document("xmlszamlaxml", [
    ["szamlaagentkulcs", agentKey],
    ["szamlaszam", ""],
    ["rendelesSzam", ""],
    ["pdf", true],
    ["szamlaKulsoAzon", key],
  ])
}

function document(root: string, tags: XmlTag[]): string {
  const namespace = `http://www.szamlazz.hu/${root}`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">${writeXml(tags)}</${root}>`
}

function settings(agentKey: string, key: string): XmlTag[] {
  return [
    ["szamlaagentkulcs", agentKey],
    ["eszamla", false],
    ["szamlaLetoltes", true],
    ["szamlaLetoltesPld", 1],
    ["valaszVerzio", 2],
    ["szamlaKulsoAzon", key],
  ]
}

function buyer({ buyer: { name, tax_number: taxNumber, email, address } }: InvoiceData): XmlTag[] {
  const country = address.country_code ?? ""
  const foreign = isAbroad(country)
  return [
    ["nev", name],
    ...(foreign ? [["orszag", countryName(country, DEFAULT_LOCALE)] satisfies XmlTag] : []),
    ["irsz", address.postal_code ?? ""],
    ["telepules", address.city ?? ""],
    ["cim", [address.address_1, address.address_2].filter(Boolean).join(", ")],
    ["email", email],
    // The shop sends its own e-mails.
    ["sendEmail", false],
    ...(foreign ? foreignNumber(taxNumber, country) : [["adoszam", taxNumber ?? ""] satisfies XmlTag]),
  ]
}

/** A company abroad; a private person has no number and needs no kind. */
function foreignNumber(taxNumber: string | null, country: string): XmlTag[] {
  if (!taxNumber) return [["adoszam", ""]]
  return isInUnion(country)
    ? [
        ["adoalany", IN_UNION],
        ["adoszam", ""],
        ["adoszamEU", taxNumber],
      ]
    : [
        ["adoalany", OUTSIDE_UNION],
        ["adoszam", taxNumber],
      ]
}

function lineTags(line: InvoiceLine, seller: InvoiceSeller): XmlTag[] {
  const { name, quantity, unit, vat_percent: percent, net, vat, gross } = line
  return [
    ["megnevezes", name],
    ["mennyiseg", quantity],
    ["mennyisegiEgyseg", unit],
    ["nettoEgysegar", Number((net / quantity).toFixed(UNIT_PRICE_PLACES))],
    ["afakulcs", { rate: percent, outside: OUTSIDE_VAT, exempt: VAT_EXEMPT }[taxationOf(line, seller)]],
    ["nettoErtek", net],
    ["afaErtek", vat],
    ["bruttoErtek", gross],
  ]
}
