import type { EmailLocale, GoodsInEmail, OrderInEmail, OrderReference, ShopLinks } from "../index.ts"

/** Invented data with every part filled in, to look at the templates and to test them. */

const HOME = "https://porteka.example"

export function sampleLinks(locale: EmailLocale): ShopLinks {
  return locale === "hu"
    ? {
        home: `${HOME}/hu`,
        terms: `${HOME}/altalanos-szerzodesi-feltetelek`,
        privacy: `${HOME}/adatvedelmi-nyilatkozat`,
        returns: `${HOME}/visszateritesi-szabalyzat`,
        withdrawal: `${HOME}/hu/elallas`,
        guarantee: `${HOME}/hu/szavatossag`,
        contact: `${HOME}/hu/contact`,
      }
    : {
        home: `${HOME}/en`,
        terms: `${HOME}/terms-and-conditions`,
        privacy: `${HOME}/privacy-policy`,
        returns: `${HOME}/returns-policy`,
        withdrawal: `${HOME}/en/withdrawal`,
        guarantee: `${HOME}/en/guarantee`,
        contact: `${HOME}/en/contact`,
      }
}

export const sampleRecipient = { first_name: "Anna", last_name: "Kovács" }

const address = {
  ...sampleRecipient,
  company: null,
  address_1: "Váci utca 12.",
  address_2: "2. em. 5.",
  city: "Budapest",
  postal_code: "1052",
  country_code: "hu",
  phone: "+36 30 123 4567",
}

export const samplePickupPoint = {
  name: "Foxpost – Nyugati tér",
  postal_code: "1132",
  city: "Budapest",
  address: "Nyugati tér 1.",
}

export function sampleGoods(locale: EmailLocale): GoodsInEmail[] {
  return sampleOrder(locale).items.slice(0, 2)
}

export function sampleReference(locale: EmailLocale): OrderReference {
  return {
    display_id: 1042,
    currency_code: "huf",
    recipient: sampleRecipient,
    url: `${HOME}/${locale}/account/orders/1042`,
  }
}

/** By courier and cash on delivery, bought by a company, with a discount and a line made to order. */
export function sampleOrder(locale: EmailLocale): OrderInEmail {
  const say = (hu: string, en: string) => (locale === "hu" ? hu : en)
  return {
    display_id: 1042,
    created_at: "2026-11-20T13:07:00Z",
    currency_code: "huf",
    email: "kovacs.anna@posta.example",
    items: [
      {
        title: say("Kézzel festett kék bögre", "Hand-painted blue mug"),
        variant_title: say("3 dl, indás minta", "3 dl, tendril pattern"),
        sku: "BOG-KEK-03",
        quantity: 2,
        unit_price: 4990,
        original_total: 9980,
      },
      {
        title: say("Kékfestő asztalterítő", "Blue-dye tablecloth"),
        variant_title: "140 × 200 cm",
        sku: "TER-KEK-140",
        quantity: 1,
        unit_price: 18900,
        original_total: 18900,
      },
      {
        title: say("Névre szóló fakanál", "Wooden spoon with a name"),
        sku: "KAN-NEV-30",
        quantity: 1,
        unit_price: 2490,
        original_total: 2490,
        withdrawal_exemption: "custom",
      },
    ],
    original_item_total: 31370,
    discount_total: 3137,
    shipping_total: 0,
    fee_total: 490,
    total: 28723,
    tax_total: 6106,
    payment_method: "cash_on_delivery",
    delivery: {
      kind: "home",
      name: say("Házhozszállítás (GLS futár)", "Home delivery (GLS courier)"),
      pickup_point: null,
    },
    shipping_address: address,
    billing_address: {
      ...address,
      company: "Kovács és Társa Bt.",
      metadata: { tax_number: "12345676-1-41" },
    },
    notes: say("Kérem, a kapucsengőn az 5-öst nyomja meg.", "Please ring bell number 5."),
  }
}

/** The same goods, paid in advance and collected at a locker. */
export function sampleTransferOrder(locale: EmailLocale): OrderInEmail {
  return {
    ...sampleOrder(locale),
    payment_method: "bank_transfer",
    discount_total: 0,
    fee_total: 0,
    total: 31370,
    tax_total: 6669,
    delivery: {
      kind: "pickup_point",
      name: locale === "hu" ? "Csomagautomata (Foxpost)" : "Parcel locker (Foxpost)",
      pickup_point: samplePickupPoint,
    },
    billing_address: null,
    notes: null,
  }
}
