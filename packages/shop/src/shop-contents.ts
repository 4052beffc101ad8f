import type { FacetField } from "./facets/facets.ts"
import type { DEFAULT_LOCALE, Locale } from "./languages/index.ts"
import type { Personalisation } from "./line-options/parse-line-options.ts"
import type { ProductLabel } from "./product-labels.ts"

/**
 * The contents of a shop at its first start: products, journal, promotion codes, pickup points, pictures, as
 * plain data. The seed accepts any folder whose `index.ts` has such contents as its default export; `demo/`
 * is one. Nothing here depends on Medusa.
 */
export interface ShopContents {
  categories: readonly NewCategory[]
  collections: readonly NewCollection[]
  makers: readonly NewMaker[]
  products: readonly NewProduct[]
  journal: readonly NewJournalEntry[]
  promotions: readonly NewPromotion[]
  pickupPoints: readonly NewPickupPoint[]
  /** Gift card amounts in whole forints; absent: none are sold until the owner sets amounts. */
  giftCardAmounts?: readonly number[]
  /** Names of the home page's own landscape pictures. */
  homePictures: { hero: string; story: string } | null
  /** Absolute path of the folder with the pictures named below, each `<name>.jpg`. */
  picturesFolder: string
  /**
   * Absolute path of AVIF files that were created from them in advance, to shorten the first start; missing
   * ones are created.
   */
  preparedPicturesFolder?: string
}

/**
 * A text of a product or the journal: in the default language, and in the languages into which it has been
 * translated.
 */
export type ProductText = Readonly<Record<typeof DEFAULT_LOCALE, string> & Partial<Record<Locale, string>>>

export interface NewCategory {
  handle: string
  /** Handle of the parent category; there are two levels. */
  parent?: string
  name: ProductText
  description: ProductText
  /** Name of a picture. */
  picture: string
}

export interface NewCollection {
  handle: string
  name: ProductText
  description: ProductText
  /** Name of a picture. */
  picture: string
}

export interface NewMaker {
  id: string
  name: string
  place: string
  /**
   * A value of the facet that is read from this field: "orseg", "matyofold", "kalocsa", "erdely", "balaton",
   * …
   */
  region: string
  address: string
  email: string
  /** The text of its page. */
  page: NewMakerPage
}

export interface NewMakerPage {
  trade: ProductText
  /** The founding year. */
  since: number
  latitude: number
  longitude: number
  /** One or two sentences. */
  excerpt: ProductText
  /** Markdown. */
  story: ProductText
  /** Name of a picture. */
  picture: string
}

export interface NewOption {
  title: ProductText
  values: ProductText[]
}

export interface NewVariant {
  /** One Hungarian value per option, in the order of the product's options; empty if there is no choice. */
  values: string[]
  sku: string
  /** Gross forints. */
  price: number
  /** Gross forints while the sale price list is active. */
  sale_price?: number
  stock: number
  weight_grams: number
  /** Content of the package, for the unit price; absent for single pieces. */
  content?: { value: number; unit: "g" | "kg" | "ml" | "l" | "cm" | "m" | "m2" | "piece" }
}

export interface NewPicture {
  /** Name of the picture: `<product handle>-1` … */
  file: string
  alt: ProductText
}

/** With the facet values of products: `material_key: "clay"`. */
export interface NewProduct extends Partial<Record<FacetField, string>> {
  handle: string
  title: ProductText
  subtitle: ProductText
  /** Three to six sentences in paragraphs. */
  description: ProductText
  /** Handle of the most specific category. */
  category: string
  collections: string[]
  /** Id of a maker. */
  maker: string
  material: ProductText
  dimensions: ProductText
  care: ProductText
  warnings: ProductText[]
  withdrawal_exemption?: "custom" | "hygiene" | "perishable"
  /** The inscription that a buyer has to enter; absent if the product has none. */
  personalisation?: Personalisation
  label?: ProductLabel
  /** Production time in working days; absent if it is in stock. */
  making_days?: number
  options: NewOption[]
  variants: NewVariant[]
  pictures: NewPicture[]
  /** The picture of an option's value, by its Hungarian name: colors, patterns. */
  looks?: Readonly<Record<string, string>>
  /**
   * Number of days before the seed on which the product was first published; under 30 makes it a new arrival.
   */
  age_days: number
}

export interface NewJournalEntry {
  slug: string
  title: ProductText
  excerpt: ProductText
  /** Markdown, 300 to 600 words. */
  body: ProductText
  /** Name of a picture. */
  picture: string
  author: string
  /** Number of days before the seed. */
  age_days: number
  product_handles: string[]
}

/** A promotion code: a percentage off the products, or free delivery. */
export type NewPromotion = { code: string; percentOff: number } | { code: string; freeDelivery: true }

/** A parcel locker or parcel shop of a carrier that delivers to lockers. */
export interface NewPickupPoint {
  id: string
  provider: string
  kind: "locker" | "shop"
  name: string
  postal_code: string
  city: string
  address: string
  /** Weekdays from Monday (1) to Sunday (7); `24:00` ends a day. */
  opening_hours: { from: number; to: number; opens: string; closes: string }[]
  latitude: number
  longitude: number
  cash_on_delivery: boolean
  /** The maximum size; null: the carrier gives no limit. */
  max_weight_grams: number | null
  /** The maximum sides, longest first. */
  max_size_cm: [number, number, number] | null
  /** A closed point accepts no parcels at present. */
  open: boolean
}
