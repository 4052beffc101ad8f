import { type LegalPage, type Locale, legalPath, shop, textsByLanguage } from "@porteka/shop"
import type { ItemInEmail, OrderInEmail, OrderReference, ShopLinks } from "../index.ts"

/** Invented data with every part filled in, to preview and test the templates. */

const HOME = "https://porteka.example"

/** The shop's addresses, as of the shop on porteka.example. */
export function sampleLinks(locale: Locale): ShopLinks {
  const legal = (page: LegalPage) => HOME + legalPath(page, locale)
  return {
    home: `${HOME}/${locale}`,
    terms: legal("terms"),
    privacy: legal("privacy"),
    returns: legal("returns"),
    withdrawal: legal("withdrawal"),
    guarantee: legal("guarantee"),
    contact: `${HOME}/${locale}/contact`,
  }
}

export const sampleRecipient = { first_name: "Anna", last_name: "Kovács" }

const WORDS = textsByLanguage({
  hu: {
    mug: "Kézzel festett kék bögre",
    mugVariant: "3 dl, indás minta",
    tablecloth: "Kékfestő asztalterítő",
    spoon: "Névre szóló fakanál",
    giftMessage: "Szeretettel: Anna",
    courier: "Házhozszállítás (GLS futár)",
    locker: "Csomagautomata (Foxpost)",
    notes: "Kérem, a kapucsengőn az 5-öst nyomja meg.",
  },
  en: {
    mug: "Hand-painted blue mug",
    mugVariant: "3 dl, tendril pattern",
    tablecloth: "Blue-dye tablecloth",
    spoon: "Wooden spoon with a name",
    giftMessage: "With love, Anna",
    courier: "Home delivery (GLS courier)",
    locker: "Parcel locker (Foxpost)",
    notes: "Please ring bell number 5.",
  },
})

const address = {
  ...sampleRecipient,
  company: null,
  address_1: "Váci utca 12.",
  address_2: "2. em. 5.",
  city: "Budapest",
  postal_code: "1052",
  country_code: "hu",
  phone: "+36301234567",
}

export const samplePickupPoint = {
  name: "Foxpost – Nyugati tér",
  postal_code: "1132",
  city: "Budapest",
  address: "Nyugati tér 1.",
}

export const sampleComplaint = {
  reference: "PA-2026-000123",
  received_at: "2026-11-20T13:07:00Z",
  name: "Kovács Anna",
  email: "kovacs.anna@posta.example",
  order_reference: "1042",
  description: "A bögre füle repedten érkezett.\nA doboz ép volt.",
  request: "Cserét kérek.",
  photos: 2,
}

/** Two lines of the sample order. */
export function sampleItems(locale: Locale): ItemInEmail[] {
  return sampleOrder(locale).items.slice(0, 2)
}

/** The sample order as e-mails name it. */
export function sampleReference(locale: Locale): OrderReference {
  return {
    display_id: 1042,
    currency_code: "huf",
    recipient: sampleRecipient,
    url: `${HOME}/${locale}/account/orders/1042`,
  }
}

/** By courier and cash on delivery, with a discount and a line made to order. */
export function sampleOrder(locale: Locale): OrderInEmail {
  const words = WORDS[locale]
  return {
    display_id: 1042,
    created_at: "2026-11-20T13:07:00Z",
    currency_code: "huf",
    email: "kovacs.anna@posta.example",
    items: [
      {
        title: words.mug,
        variant_title: words.mugVariant,
        sku: "BOG-KEK-03",
        quantity: 2,
        unit_price: 4990,
        original_total: 9980,
      },
      {
        title: words.tablecloth,
        variant_title: "140 × 200 cm",
        sku: "TER-KEK-140",
        quantity: 1,
        unit_price: 18900,
        original_total: 18900,
      },
      {
        title: words.spoon,
        options: {
          gift_wrap: true,
          gift_message: words.giftMessage,
          personalisation: "Ilka",
        },
        sku: "KAN-NEV-30",
        quantity: 1,
        unit_price: 2490,
        original_total: 2490,
        withdrawal_exemption: "custom",
      },
    ],
    sums: {
      rows: [
        { kind: "items", amount: 31370 },
        { kind: "items_discount", amount: -3137 },
        { kind: "delivery", amount: 0 },
        { kind: "fee", amount: 490 },
      ],
      price: 28723,
      vat: { percent: 27, amount: 6106 },
      paidByCard: 0,
      toPay: 28723,
    },
    total: 28723,
    payment_method: "cash_on_delivery",
    making_days: 0,
    transfer_due_days: shop.bank.transferDueDays,
    delivery: {
      kind: "home",
      name: words.courier,
      pickup_point: null,
    },
    shipping_address: address,
    billing_address: { ...address, address_1: "Fő utca 1." },
    notes: words.notes,
  }
}

/** The same order of a company. */
export function sampleCompanyOrder(locale: Locale): OrderInEmail {
  const company = { company: "Kovács és Társa Bt.", metadata: { tax_number: "12345676-1-41" } }
  return { ...sampleOrder(locale), billing_address: { ...address, ...company } }
}

/** The same products, paid in advance and collected at a locker. */
export function sampleTransferOrder(locale: Locale): OrderInEmail {
  return {
    ...sampleOrder(locale),
    payment_method: "bank_transfer",
    sums: {
      rows: [
        { kind: "items", amount: 31370 },
        { kind: "delivery", amount: 0 },
      ],
      price: 31370,
      vat: { percent: 27, amount: 6669 },
      paidByCard: 0,
      toPay: 31370,
    },
    total: 31370,
    delivery: {
      kind: "pickup_point",
      name: WORDS[locale].locker,
      pickup_point: samplePickupPoint,
    },
    billing_address: null,
    notes: null,
  }
}

/** The same, of which a gift card paid a part. */
export function sampleCardOrder(locale: Locale): OrderInEmail {
  const order = sampleTransferOrder(locale)
  return { ...order, sums: { ...order.sums, paidByCard: 10_000, toPay: 21_370 }, total: 21_370 }
}
