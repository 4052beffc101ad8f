import type { MedusaContainer } from "@medusajs/framework/types"
import { LOCALES } from "@porteka/shop/languages"
import { buildDocument } from "../../modules/catalogue/document/build-document.ts"
import type { WriteResult } from "../../modules/catalogue/document-store.ts"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { mapInTurns } from "../../records/in-turns.ts"
import { readProducts } from "./read-products.ts"

/** Brings the documents of these products up to date; products that are gone or not published lose theirs. */
export async function reindexProducts(container: MedusaContainer, ids: string[]): Promise<WriteResult> {
  return await container.resolve(CATALOGUE_MODULE).writeDocuments(ids, async (now) => {
    const products = await readProducts(container, ids)
    return await mapInTurns(
      products.flatMap((product) => LOCALES.map((locale) => ({ product, locale }))),
      ({ product, locale }) => buildDocument(product, locale, now),
    )
  })
}
