import { textsByLanguage } from "@porteka/shop/languages"
import { adminLanguage } from "../language.ts"

/** A field's text with its selection. */
export interface Selection {
  text: string
  from: number
  to: number
}

/** The effect of a toolbar button on the field. */
export type Tool = (selection: Selection) => Selection

/** Wraps the selection in markers; inserts sample text if nothing is selected. */
const around =
  (before: string, after: string, words: string): Tool =>
  ({ text, from, to }) => {
    const inner = text.slice(from, to) || words
    const start = from + before.length
    return {
      text: text.slice(0, from) + before + inner + after + text.slice(to),
      from: start,
      to: start + inner.length,
    }
  }

/** Adds a prefix to every selected line, also if it is only partly selected. */
const atLines =
  (sign: (line: number) => string): Tool =>
  ({ text, from, to }) => {
    const start = text.lastIndexOf("\n", from - 1) + 1
    const found = text.indexOf("\n", to)
    const end = found === -1 ? text.length : found
    const lines = text
      .slice(start, end)
      .split("\n")
      .map((line, index) => sign(index) + line.replace(/^(#{1,6} |> |[-*] |\d+\. )/, ""))
      .join("\n")
    return { text: text.slice(0, start) + lines + text.slice(end), from: start, to: start + lines.length }
  }

/** Inserts a text in place of the selection. */
export const insert =
  (words: string): Tool =>
  ({ text, from, to }) => ({
    text: text.slice(0, from) + words + text.slice(to),
    from: from + words.length,
    to: from + words.length,
  })

interface NamedTool {
  label: string
  title: string
  tool: Tool
}

const TOOLS = textsByLanguage<NamedTool[]>({
  hu: [
    { label: "Cím", title: "Alcím a szövegben", tool: atLines(() => "## ") },
    { label: "Kis cím", title: "Kisebb alcím", tool: atLines(() => "### ") },
    { label: "Félkövér", title: "A kijelölt rész félkövér", tool: around("**", "**", "félkövér") },
    { label: "Dőlt", title: "A kijelölt rész dőlt", tool: around("*", "*", "dőlt") },
    { label: "Felsorolás", title: "A kijelölt sorok felsorolásként", tool: atLines(() => "- ") },
    { label: "Számozás", title: "A kijelölt sorok számozva", tool: atLines((line) => `${line + 1}. `) },
    { label: "Idézet", title: "A kijelölt sorok idézetként", tool: atLines(() => "> ") },
    {
      label: "Hivatkozás",
      title: "A kijelölt rész hivatkozás: írja a címet a zárójelbe",
      tool: around("[", "](/hu/products)", "hivatkozás"),
    },
  ],
  en: [
    { label: "Heading", title: "A heading in the text", tool: atLines(() => "## ") },
    { label: "Small heading", title: "A smaller heading", tool: atLines(() => "### ") },
    { label: "Bold", title: "What is selected in bold", tool: around("**", "**", "bold") },
    { label: "Italic", title: "What is selected in italics", tool: around("*", "*", "italic") },
    { label: "List", title: "The selected lines as a list", tool: atLines(() => "- ") },
    { label: "Numbers", title: "The selected lines numbered", tool: atLines((line) => `${line + 1}. `) },
    { label: "Quotation", title: "The selected lines as a quotation", tool: atLines(() => "> ") },
    {
      label: "Link",
      title: "What is selected as a link: put the address between the brackets",
      tool: around("[", "](/en/products)", "link"),
    },
  ],
})

/** The toolbar above a text. */
export const markdownTools = (): readonly NamedTool[] => TOOLS[adminLanguage()]

const SHOP_DATA = textsByLanguage<Record<string, string>>({
  hu: {
    name: "A bolt neve",
    "contact.email": "E-mail-cím",
    "contact.phone": "Telefonszám",
    "contact.hours.hu": "Ügyfélszolgálat ideje (magyarul)",
    "contact.hours.en": "Ügyfélszolgálat ideje (angolul)",
    "legal.name": "A cég neve",
    "legal.companyNumber": "Cégjegyzékszám",
    "legal.taxNumber": "Adószám",
    "legal.seat.postalCode": "Székhely: irányítószám",
    "legal.seat.city": "Székhely: város",
    "legal.seat.street": "Székhely: utca, házszám",
    "bank.accountNumber": "Bankszámlaszám",
    "bank.transferDueDays": "Átutalás határideje (nap)",
    "delivery.courier.price": "Futár díja",
    "delivery.courier.freeFrom": "Futár ingyenes ekkora értéktől",
    "delivery.locker.price": "Csomagpont díja",
    "delivery.locker.carrierPrices.hu": "Csomagpontok eltérő díjai (magyarul)",
    "delivery.locker.carrierPrices.en": "Csomagpontok eltérő díjai (angolul)",
    cashOnDeliveryFee: "Utánvét díja",
    "pickup.address.city": "Átvételi hely: város",
    "pickup.address.street": "Átvételi hely: utca, házszám",
  },
  en: {
    name: "Name of the shop",
    "contact.email": "E-mail",
    "contact.phone": "Telephone",
    "contact.hours.hu": "Hours of customer service (in Hungarian)",
    "contact.hours.en": "Hours of customer service (in English)",
    "legal.name": "Company name",
    "legal.companyNumber": "Company number",
    "legal.taxNumber": "Tax number",
    "legal.seat.postalCode": "Seat: postal code",
    "legal.seat.city": "Seat: town",
    "legal.seat.street": "Seat: street and number",
    "bank.accountNumber": "Bank account number",
    "bank.transferDueDays": "Time for a transfer (days)",
    "delivery.courier.price": "Price of the courier",
    "delivery.courier.freeFrom": "The courier is free from",
    "delivery.locker.price": "Price of parcel lockers",
    "delivery.locker.carrierPrices.hu": "Carriers' own prices (in Hungarian)",
    "delivery.locker.carrierPrices.en": "Carriers' own prices (in English)",
    cashOnDeliveryFee: "Fee of cash on delivery",
    "pickup.address.city": "Pickup place: town",
    "pickup.address.street": "Pickup place: street and number",
  },
})

/** Placeholders that always show the current setting of the shop: path and name. */
export const shopData = (): [path: string, name: string][] => Object.entries(SHOP_DATA[adminLanguage()])
