import type { MedusaContainer } from "@medusajs/framework/types"
import { buildDocument } from "../document/build-document.ts"
import { FACET_LABELS } from "../document/shop-facet-labels.ts"
import type { WriteResult } from "../document-store.ts"
import { CATALOGUE_MODULE } from "../index.ts"
import { CATALOGUE_LOCALES } from "../locales.ts"
import { readProducts } from "./read-products.ts"

/** Brings the documents of these products up to date; products that are gone or not published lose theirs. */
export async function reindexProducts(container: MedusaContainer, ids: string[]): Promise<WriteResult> {
  const now = new Date()
  const products = await readProducts(container, ids)
  const documents = products.flatMap((product) =>
    CATALOGUE_LOCALES.map((locale) => buildDocument(product, locale, FACET_LABELS, now)),
  )
  return await container.resolve(CATALOGUE_MODULE).writeDocuments(ids, documents, now)
}
