/** The demo shop's goods as plain data. The seed turns it into Medusa records; nothing here knows Medusa. */

export interface Bilingual {
  hu: string
  en: string
}

export interface SeedCategory {
  handle: string
  parent?: string
  name: Bilingual
  description: Bilingual
  /** File in `src/seed/pictures/originals` without extension. */
  picture: string
}

export interface SeedCollection {
  handle: string
  name: Bilingual
  description: Bilingual
  picture: string
}

export interface SeedMaker {
  id: string
  name: string
  place: string
  /** Key of a region: "orseg", "matyofold", "kalocsa", "erdely", "balaton", … */
  region: string
  address: string
  email: string
}

export interface SeedOption {
  title: Bilingual
  values: Bilingual[]
}

export interface SeedVariant {
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

export interface SeedPicture {
  /** File in `src/seed/pictures/originals` without extension: `<product handle>-1` … */
  file: string
  alt: Bilingual
  /** What the picture shows, for whoever renders it: form, material, pattern, colours, view. English. */
  brief: string
}

export interface SeedProduct {
  handle: string
  title: Bilingual
  subtitle: Bilingual
  /** Three to six sentences in paragraphs. */
  description: Bilingual
  /** Handle of the narrowest category. */
  category: string
  collections: string[]
  maker: string
  material: Bilingual
  /** Facet key of the material: "clay", "linen", "wool", "wood", "wax", … */
  material_key: string
  /** Facet key of the main colour: "blue", "green", "red", "natural", … */
  colour_key: string
  dimensions: Bilingual
  care: Bilingual
  warnings: Bilingual[]
  withdrawal_exemption?: "custom" | "hygiene" | "perishable"
  options: SeedOption[]
  variants: SeedVariant[]
  pictures: SeedPicture[]
  /** Days before the seed runs that the product was first published; under 30 makes it a new arrival. */
  age_days: number
}

/** Facet keys and their names in both languages: materials, colours, regions of makers. */

export interface SeedJournalEntry {
  slug: string
  title: Bilingual
  excerpt: Bilingual
  /** Markdown, 300 to 600 words. */
  body: Bilingual
  picture: string
  author: string
  /** Days before the seed runs. */
  age_days: number
  product_handles: string[]
}
