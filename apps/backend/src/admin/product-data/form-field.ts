import type { ShopData } from "../../domains/products/shop-data.ts"

/** The value of a field of the form, and how it changes. */
export type FormField = (key: keyof ShopData) => { value: string; onChange: (value: string) => void }
