import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METADATA_FACETS } from "@porteka/shop"
import { fieldsOf } from "@porteka/shop/parse-json"
import { invalidData } from "../../refusals/refusals.ts"

type MetadataFacet = (typeof METADATA_FACETS)[number]

/**
 * Values of facets that the shop does not know, as a script might send them: lists would filter by a value without a name. One
 * that is stored already may stay, so that the rest of such a product can be saved.
 * @param body of a call that creates or changes a product
 * @throws which value of which facet
 */
export async function requireKnownFacets(
  container: MedusaContainer,
  body: unknown,
  productId?: string,
): Promise<void> {
  const { id = productId, metadata } = fieldsOf(body)
  const sent = fieldsOf(metadata)
  const unknown = METADATA_FACETS.filter((facet) => isUnknown(facet, sent[facet.field]))
  if (unknown.length === 0) return
  const stored = typeof id === "string" ? await readMetadata(container, id) : {}
  const wrong = unknown.find(({ field }) => sent[field] !== stored[field])
  if (!wrong) return
  const { field, label } = wrong
  const value = typeof sent[field] === "string" ? sent[field] : JSON.stringify(sent[field])
  const known = Object.keys(wrong.values ?? {}).join(", ")
  throw invalidData({
    hu: `${label.hu} (${field}): a bolt nem ismeri ezt az értéket: „${value}”. Lehetséges értékek: ${known}.`,
    en: `${label.en} (${field}): the shop does not know the value “${value}”. Possible values: ${known}.`,
  })
}

/** Medusa deletes a field of which the value is empty. */
function isUnknown({ values }: MetadataFacet, value: unknown): boolean {
  if (value === undefined || value === null || value === "" || !values) return false
  return typeof value !== "string" || !Object.hasOwn(values, value)
}

async function readMetadata(container: MedusaContainer, id: string): Promise<Record<string, unknown>> {
  const [product] = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ id }, { select: ["id", "metadata"] })
  return fieldsOf(product?.metadata)
}
