import type { RowProblem } from "../plan-import.ts"

/** A variant of another shop; its cells as its file has them, in our units. */
export interface ImportedVariant {
  /** As the spreadsheet counts: the head is row 1. */
  row: number
  /** Empty when the other shop had none. */
  sku: string
  /** Gives a number to a variant without one: the same each time the file is read. */
  key: string
  options: { name: string; value: string }[]
  /** Gross, as it is written there. */
  price: string
  stock: string
  /** In grams. */
  weight: string
}

export interface ImportedProduct {
  /** Empty when the file does not say; it is made of the title then. */
  handle: string
  title: string
  subtitle: string
  description: string
  maker: string
  /** Each from the root of the tree to the leaf, by name. */
  categories: string[][]
  pictures: string[]
  /** Shoppers could not see it in the other shop. */
  isHidden: boolean
  variants: ImportedVariant[]
}

export interface ImportedGoods {
  products: ImportedProduct[]
  problems: RowProblem[]
  /** What the staff should know of the file, in the admin's words. */
  remarks: string[]
}

/** Reads the files of one shop system. */
export interface ShopSystem {
  name: string
  /** Whether a file with this head comes from it; the names are in lower case. */
  isHead: (names: ReadonlySet<string>) => boolean
  read: (table: readonly (readonly string[])[]) => ImportedGoods
}
