import type { AccountExport } from "@porteka/commerce-sdk/wire"
import { readPersonalData } from "@porteka/documents/personal-data"
import { byLanguage } from "@porteka/shop/languages"
import { renderToStaticMarkup } from "react-dom/server"
import { IntlProvider } from "use-intl"
import { expect, test } from "vitest"
import { LOCALES, type Locale } from "#app/i18n/locales.ts"
import "#app/i18n/messages.server.ts"
import { messagesFor } from "#app/i18n/messages.ts"
import { PersonalData } from "./personal-data.tsx"

const AT = "2026-11-20T13:07:00.000Z"
const ADDRESS = {
  id: "caaddr_01J",
  first_name: "Anna",
  last_name: "Kovács",
  company: null,
  country_code: "hu",
  address_1: "Fő utca 3.",
  address_2: null,
  city: "Budapest",
  postal_code: "1052",
  province: "Budapest",
  phone: "+36301234567",
  metadata: { address_type: "both" },
}
const KEPT: AccountExport = {
  created_at: AT,
  customer: {
    id: "cus_01JABC",
    email: "anna@example.hu",
    first_name: "Anna",
    last_name: "Kovács",
    phone: "+36301234567",
    company_name: null,
    has_account: true,
    metadata: null,
    created_at: AT,
    updated_at: AT,
    deleted_at: null,
  },
  addresses: [{ ...ADDRESS, is_default_shipping: true, is_default_billing: false, created_at: AT }],
  orders: [
    {
      id: "order_01JXYZ",
      display_id: 1042,
      status: "pending",
      email: "anna@example.hu",
      currency_code: "huf",
      locale: "hu-HU",
      created_at: AT,
      updated_at: AT,
      total: 14980,
      subtotal: 11795.28,
      tax_total: 3184.72,
      shipping_total: 1990,
      discount_total: 0,
      metadata: {
        notes: "Kérem, csengessen.",
        payment_method: "bank_transfer",
        cookie_locale: "hu",
        terms: { version: "3", locale: "hu", accepted_at: AT, fingerprint: "9f86d081" },
      },
      items: [
        {
          title: "Habán kancsó",
          variant_title: "0,7 liter / Tulipán",
          variant_sku: "KER-KAN-001",
          quantity: 1,
          unit_price: 12990,
          metadata: { personalisation: "Annának" },
        },
      ],
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
      shipping_methods: [
        {
          name: "GLS csomagpont",
          amount: 1990,
          data: {
            code: "locker",
            pickup_point_name: "Deák tér",
            pickup_point_postal_code: "1052",
            pickup_point_city: "Budapest",
            pickup_point_address: "Deák Ferenc tér 1.",
          },
        },
      ],
    },
  ],
  carts: [],
  invoices: [
    {
      id: "inv_01J",
      order_id: "order_01JXYZ",
      kind: "invoice",
      state: "issued",
      number: "MINTA-2026-7",
      issued_at: AT,
      created_at: AT,
      provider: "sample",
      attempts: 1,
      data: {
        currency: "huf",
        payment_method: "bank_transfer",
        totals: { gross: 14980 },
        buyer: { name: "Kovács Anna", email: "anna@example.hu", tax_number: null, address: ADDRESS },
      },
    },
  ],
  transfers: [
    {
      order_id: "order_01JXYZ",
      amount: 14_980,
      currency_code: "huf",
      booked_on: "2026-11-22",
      payer: "KOVÁCS ANNA",
      account: "11773016-11111018-00000000",
      text: "1042",
    },
  ],
  withdrawals: [
    {
      id: "wdcase_01J",
      reference: "E-2026-5",
      name: "Kovács Anna",
      email: "anna@example.hu",
      order_reference: "1042",
      order_id: "order_01JXYZ",
      statement: "Elállok a szerződéstől.",
      status: "accepted",
      deadline_status: "within",
      is_company: false,
      locale: "hu",
      received_at: AT,
      receipt_sent_at: AT,
      order_match: "number_and_email",
    },
  ],
  complaints: [
    {
      id: "complaint_01J",
      reference: "PA-2026-7",
      name: "Kovács Anna",
      email: "anna@example.hu",
      order_reference: "1042",
      order_id: "order_01JXYZ",
      description: "Repedt bögre",
      photos: 2,
      request: "",
      status: "answered",
      answer: "Kicseréljük.",
      answered_at: AT,
      received_at: AT,
      locale: "hu",
    },
  ],
  messages: [
    {
      id: "contact_01J",
      reference: "UZ-2026-7",
      name: "Kovács Anna",
      email: "anna@example.hu",
      order_reference: "",
      message: "Szombaton is kiszállítanak?",
      received_at: AT,
      locale: "hu",
    },
  ],
  notes: [{ value: "Ajándékba kéri.", order_id: "order_01JXYZ", created_at: AT }],
  consents: [{ of: "newsletter", email: "anna@example.hu", state: "confirmed", locale: "hu", asked_at: AT }],
  mails: [
    { kind: "order_placed", recipient: "anna@example.hu", locale: "en", state: "sent", sent_at: AT },
    {
      kind: "a_kind_of_tomorrow",
      recipient: "anna@example.hu",
      locale: "hu",
      state: "pending",
      sent_at: null,
    },
  ],
  notices: [{ variant_id: "variant_01J", title: "Habán tálka", state: "asked", expires_at: AT }],
  reviews: [
    {
      product_id: "prod_01J",
      title: "Habán tálka",
      stars: 4,
      text: "Szép.",
      state: "approved",
      photos: ["/a-large.jpg", "/b-large.jpg", "/c-large.jpg"],
    },
  ],
  wishlist: {
    items: [
      { product_id: "prod_01J", variant_id: "variant_01J", title: null, variant_title: null, added_at: AT },
    ],
    saved_at: AT,
  },
  sessions: [{ device: "Firefox, Linux", place: "", created_at: AT, last_seen_at: AT, ended_at: null }],
  gift_cards: [
    {
      value: 10_000,
      buyer_name: "Szabó Pál",
      recipient_name: "Kovács Anna",
      recipient_email: "anna@example.hu",
      message: "Boldog születésnapot!",
      locale: "hu",
      sent_at: AT,
      valid_until: "2031-11-20",
    },
  ],
  passkeys: [{ name: "Telefon", is_synced: true, created_at: AT, last_used_at: null }],
}

/** The delivery method's names in the shop; an order stores the name in the language it was placed in. */
const NAMED = { ...byLanguage(() => "GLS parcel point"), hu: "GLS csomagpont" }

/** The text of the page, a line for each term and each of its values. */
function read(locale: Locale, kept = KEPT): string[] {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Budapest">
      <PersonalData
        kept={kept}
        deliveryName={({ name, code }) => (code === "locker" ? NAMED[locale] : name)}
      />
    </IntlProvider>,
  )
  return html
    .replace(/<\/(dt|dd|h2|p|summary)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00A0", " ")
    .split("\n")
}

test.each(LOCALES)("says nothing in codes, ids or machine's dates: %s", (locale) => {
  const said = read(locale).join("\n")
  expect(said).not.toMatch(/_|\d{4}-\d{2}-\d{2}|T\d{2}:|undefined|null|\bhuf\b|\[object|01J/)
  expect(said).not.toMatch(/pending|newsletter_|kept|label\./)
})

test("every kind of exported data is shown", () => {
  const exported = Object.keys(KEPT).filter((part) => part !== "created_at")
  const shown = readPersonalData(KEPT, { locale: "hu", deliveryName: ({ name }) => name })
  expect(shown.map(({ part }) => part).toSorted()).toEqual(exported.toSorted())
})

test("writes sums, dates, places and statuses as Hungarian does", () => {
  const said = read("hu")
  for (const line of [
    "Kovács Anna",
    "1052 Budapest",
    "+36 30 123 4567",
    "1042. számú rendelés",
    "2026. november 20. 14:07",
    "folyamatban",
    "1 × Habán kancsó, 0,7 liter / Tulipán – 12 990 Ft",
    "Felirat: Annának",
    "GLS csomagpont – 1 990 Ft",
    "Deák tér",
    "1052 Budapest, Deák Ferenc tér 1.",
    "14 980 Ft",
    "banki átutalás",
    "Magyar",
    "3. változat, elfogadva: 2026. november 20. 14:07",
    "Számla MINTA-2026-7",
    "kiállítva",
    "elfogadtuk",
    "feliratkozva",
    "4 az 5-ből",
    "Rendelés visszaigazolása",
    "egyéb",
    "Habán tálka",
    "megjelent",
    "Már nem kapható termék",
    // As screen readers say it: with a space before the number.
    "Leveleink (2)",
    "KOVÁCS ANNA",
    "11773016-11111018-00000000",
    "Firefox, Linux",
    "Telefon",
    // The photos of the review.
    "3",
  ])
    expect(said).toContain(line)
})

test("and as English does", () => {
  const said = read("en")
  for (const line of [
    "Anna Kovács",
    "Order 1042",
    "November 20, 2026, 2:07 pm",
    "in progress",
    "HUF 14,980",
    "1 × Habán kancsó, 0,7 liter / Tulipán – HUF 12,990",
    "Inscription: Annának",
    "bank transfer",
    "Version 3, accepted November 20, 2026, 2:07 pm",
    "Invoice MINTA-2026-7",
    "accepted",
    "GLS parcel point – HUF 1,990",
    "Order confirmation",
    "other",
    "4 of 5",
    "No longer sold",
  ])
    expect(said).toContain(line)
})

test("names in one line what there is nothing of", () => {
  const said = read("hu", { ...KEPT, complaints: [], withdrawals: [] })
  expect(said.join("\n")).toContain("Nincs ilyen adat.\nKosarak · Elállások · Panaszok")
  expect(read("hu").join("\n")).toContain("Nincs ilyen adat.\nKosarak\n")
})
