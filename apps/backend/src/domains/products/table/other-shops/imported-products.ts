import type { RowProblem } from "../plan-import.ts"

/** A variant of another shop, in our units. */
export interface ImportedVariant {
  /** Spreadsheet row: the header is row 1. */
  row: number
  /** Empty if the other shop had none. */
  sku: string
  /** Identifies a variant without SKU: the same each time the file is read. */
  key: string
  options: { name: string; value: string }[]
  /** Gross, in the file's notation. */
  price: string
  stock: string
  /** In grams. */
  weight: string
}

export interface ImportedProduct {
  /** Empty if the file does not say; it is then derived from the title. */
  handle: string
  title: string
  subtitle: string
  description: string
  maker: string
  /** Each from the root to the leaf, by name. */
  categories: string[][]
  pictures: string[]
  /** Hidden in the other shop. */
  isHidden: boolean
  variants: ImportedVariant[]
}

export interface ImportedProducts {
  products: ImportedProduct[]
  problems: RowProblem[]
  /** Remarks about the file for the staff. */
  remarks: string[]
}

/** Reads the files of one shop system. */
export interface ShopSystem {
  name: string
  /** Whether a file with this header comes from it; names are in lower case. */
  isHead: (names: ReadonlySet<string>) => boolean
  read: (table: readonly (readonly string[])[]) => ImportedProducts
}
