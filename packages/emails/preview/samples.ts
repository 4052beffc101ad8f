import type { EmailLocale, OrderInEmail, ShopLinks } from "@porteka/emails"

/** Invented data with every part filled in, to look at the templates. */

export function sampleLinks(locale: EmailLocale): ShopLinks {
  const home = `https://porteka.example/${locale}`
  const paths =
    locale === "hu"
      ? [
          "altalanos-szerzodesi-feltetelek",
          "adatvedelmi-nyilatkozat",
          "visszateritesi-szabalyzat",
          "elallas",
          "szavatossag",
          "contact",
        ]
      : ["terms-and-conditions", "privacy-policy", "returns-policy", "withdrawal", "guarantee", "contact"]
  const [terms, privacy, returns, withdrawal, guarantee, contact] = paths.map((path) => `${home}/${path}`)
  return { home, terms, privacy, returns, withdrawal, guarantee, contact } as ShopLinks
}

const titles = {
  hu: [
    "Kézzel festett kék bögre",
    "Kékfestő asztalterítő",
    "Névre szóló fakanál",
    "3 dl, indás minta",
    "140 × 200 cm",
    "bükkfa, 30 cm",
  ],
  en: [
    "Hand-painted blue mug",
    "Blue-dye tablecloth",
    "Wooden spoon with a name",
    "3 dl, tendril pattern",
    "140 × 200 cm",
    "beech, 30 cm",
  ],
}

const address = {
  first_name: "Anna",
  last_name: "Kovács",
  company: null,
  address_1: "Váci utca 12.",
  address_2: "2. em. 5.",
  city: "Budapest",
  postal_code: "1052",
  country_code: "hu",
  phone: "+36 30 123 4567",
}

export function sampleOrder(locale: EmailLocale): OrderInEmail {
  const [mug, cloth, spoon, mugVariant, clothVariant, spoonVariant] = titles[locale] as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  return {
    display_id: 1042,
    created_at: "2026-11-20T13:07:00Z",
    currency_code: "huf",
    email: "kovacs.anna@posta.example",
    items: [
      {
        title: mug,
        variant_title: mugVariant,
        sku: "BOG-KEK-03",
        quantity: 2,
        unit_price: 4990,
        original_total: 9980,
      },
      {
        title: cloth,
        variant_title: clothVariant,
        sku: "TER-KEK-140",
        quantity: 1,
        unit_price: 18900,
        original_total: 18900,
      },
      {
        title: spoon,
        variant_title: spoonVariant,
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
      name: locale === "hu" ? "Házhozszállítás (GLS futár)" : "Home delivery (GLS courier)",
      pickup_point: null,
    },
    shipping_address: address,
    billing_address: {
      ...address,
      company: "Kovács és Társa Bt.",
      metadata: { tax_number: "12345676-1-41" },
    },
    notes: locale === "hu" ? "Kérem, a kapucsengőn az 5-öst nyomja meg." : "Please ring bell number 5.",
  }
}

/** The same order, paid in advance and collected at a locker. */
export function sampleTransferOrder(locale: EmailLocale): OrderInEmail {
  return {
    ...sampleOrder(locale),
    payment_method: "bank_transfer",
    fee_total: 0,
    discount_total: 0,
    total: 31370,
    tax_total: 6669,
    delivery: {
      kind: "pickup_point",
      name: locale === "hu" ? "Csomagautomata (Foxpost)" : "Parcel locker (Foxpost)",
      pickup_point: {
        name: "Foxpost – Nyugati tér",
        postal_code: "1132",
        city: "Budapest",
        address: "Nyugati tér 1.",
      },
    },
    billing_address: null,
    notes: null,
  }
}
