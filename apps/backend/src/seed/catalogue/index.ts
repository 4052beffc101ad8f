import { blueDyeProducts } from "./products/blue-dye.ts"
import { bowlAndVaseProducts } from "./products/bowls-and-vases.ts"
import { jugAndMugProducts } from "./products/jugs-and-mugs.ts"
import type { SeedJournalEntry, SeedProduct } from "./types.ts"

export { categories } from "./categories.ts"
export { collections } from "./collections.ts"
export { makers } from "./makers.ts"
export const products: SeedProduct[] = [...blueDyeProducts, ...bowlAndVaseProducts, ...jugAndMugProducts]
export const journal: SeedJournalEntry[] = []
