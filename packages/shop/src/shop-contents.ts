import type { FacetField } from "./facets/facets.ts"
import type { DEFAULT_LOCALE, Locale } from "./languages/index.ts"
import type { Personalisation } from "./line-options/parse-line-options.ts"

/**
 * What a shop is filled with at its first start: goods, journal, promotion codes, pickup points, pictures, as plain
 * data. A folder whose `index.ts` exports one as its default can be given to the seed; `demo/` is one.
 * Nothing here knows Medusa.
 */
export interface ShopContents {
  categories: readonly NewCategory[]
  collections: readonly NewCollection[]
  makers: readonly NewMaker[]
  products: readonly NewProduct[]
  journal: readonly NewJournalEntry[]
  promotions: readonly NewPromotion[]
  pickupPoints: readonly NewPickupPoint[]
  /** What gift cards can be worth, whole forints; absent: none are sold until the owner names amounts. */
  giftCardAmounts?: readonly number[]
  /** Names of the home page's own pictures, landscape. */
  homePictures: { hero: string; story: string } | null
  /** Absolute path of the folder with the pictures named below, each `<name>.jpg`. */
  picturesFolder: string
  /** Absolute path of AVIF files made of them beforehand, so that a first start need not; what is missing there is made. */
  preparedPicturesFolder?: string
}

/** A text of goods or journal: in the default language, and in those into which it has been translated. */
export type GoodsText = Readonly<Record<typeof DEFAULT_LOCALE, string> & Partial<Record<Locale, string>>>

export interface NewCategory {
  handle: string
  /** Handle of the category above it; there are two levels. */
  parent?: string
  name: GoodsText
  description: GoodsText
  /** Name of a picture. */
  picture: string
}

export interface NewCollection {
  handle: string
  name: GoodsText
  description: GoodsText
  /** Name of a picture. */
  picture: string
}

export interface NewMaker {
  id: string
  name: string
  place: string
  /** A value of the facet that is read from here: "orseg", "matyofold", "kalocsa", "erdely", "balaton", … */
  region: string
  address: string
  email: string
  /** What its page says. */
  page: NewMakerPage
}

export interface NewMakerPage {
  trade: GoodsText
  /** The year it began. */
  since: number
  latitude: number
  longitude: number
  /** One or two sentences. */
  excerpt: GoodsText
  /** Markdown. */
  story: GoodsText
  /** Name of a picture. */
  picture: string
}

export interface NewOption {
  title: GoodsText
  values: GoodsText[]
}

export interface NewVariant {
  /** One Hungarian value per option, in the order of the product's options; empty when there is no choice. */
  values: string[]
  sku: string
  /** Gross forints. */
  price: number
  /** Gross forints while the sale price list runs. */
  sale_price?: number
  stock: number
  weight_grams: number
  /** What is in the package, for the unit price; absent for goods sold by the piece. */
  content?: { value: number; unit: "g" | "kg" | "ml" | "l" | "cm" | "m" | "m2" }
}

export interface NewPicture {
  /** Name of the picture: `<product handle>-1` … */
  file: string
  alt: GoodsText
}

/** With the values of the facets that products carry: `material_key: "clay"`. */
export interface NewProduct extends Partial<Record<FacetField, string>> {
  handle: string
  title: GoodsText
  subtitle: GoodsText
  /** Three to six sentences in paragraphs. */
  description: GoodsText
  /** Handle of the narrowest category. */
  category: string
  collections: string[]
  /** Id of a maker. */
  maker: string
  material: GoodsText
  dimensions: GoodsText
  care: GoodsText
  warnings: GoodsText[]
  withdrawal_exemption?: "custom" | "hygiene" | "perishable"
  /** The text a buyer has to give; absent where nothing is written on the goods. */
  personalisation?: Personalisation
  /** Working days it takes to make; absent where it lies ready. */
  making_days?: number
  options: NewOption[]
  variants: NewVariant[]
  pictures: NewPicture[]
  /** Which of the pictures shows the goods with a value of an option, by the value's Hungarian name: colours, patterns. */
  looks?: Readonly<Record<string, string>>
  /** Days before the seed runs that the product was first published; under 30 makes it a new arrival. */
  age_days: number
}

export interface NewJournalEntry {
  slug: string
  title: GoodsText
  excerpt: GoodsText
  /** Markdown, 300 to 600 words. */
  body: GoodsText
  /** Name of a picture. */
  picture: string
  author: string
  /** Days before the seed runs. */
  age_days: number
  product_handles: string[]
}

/** A code shoppers can type in: so many percent off the goods, or delivery for nothing. */
export type NewPromotion = { code: string; percentOff: number } | { code: string; freeDelivery: true }

/** A parcel locker or parcel shop of the carrier that delivers to lockers. */
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
  /** What fits; null: the carrier names no limit. */
  max_weight_grams: number | null
  /** The longest sides, longest first. */
  max_size_cm: [number, number, number] | null
  /** A closed one takes no parcels at present. */
  open: boolean
}
