import { fetchJson, post } from "../back-end.ts"
import type { StoredTexts, TextSource, TranslationChanges } from "./product-texts.ts"

const FIELDS = [
  "id",
  "title",
  "subtitle",
  "description",
  "options.id",
  "options.title",
  "options.values.id",
  "options.values.value",
  "variants.id",
  "variants.title",
  "variants.options.id",
  "variants.options.option_id",
].join(",")
/** Records whose texts one call asks for: their ids are in its address. */
const AT_ONCE = 50

export interface ProductTexts {
  product: TextSource
  stored: StoredTexts[]
}

/** A product's texts in the default language, and its records' translations into all others. */
export async function readProductTexts(id: string): Promise<ProductTexts> {
  const { product } = await fetchJson<{ product: TextSource }>(`/admin/products/${id}?fields=${FIELDS}`)
  const ids = [
    product.id,
    ...product.options.flatMap((option) => [option.id, ...option.values.map((value) => value.id)]),
    ...product.variants.map((variant) => variant.id),
  ]
  const stored: StoredTexts[] = []
  for (let start = 0; start < ids.length; start += AT_ONCE)
    stored.push(...(await readTranslations(ids.slice(start, start + AT_ONCE))))
  return { product, stored }
}

async function readTranslations(ids: string[]): Promise<StoredTexts[]> {
  const query = new URLSearchParams([...ids.map((id) => ["reference_id[]", id]), ["limit", "1000"]])
  return (await fetchJson<{ translations: StoredTexts[] }>(`/admin/translations?${query}`)).translations
}

/** Saves the changes of all languages by one call. */
export async function saveTranslations(changes: readonly TranslationChanges[]): Promise<void> {
  const body = {
    create: changes.flatMap(({ create }) => create),
    update: changes.flatMap(({ update }) => update),
  }
  if (body.create.length + body.update.length > 0) await post("/admin/translations/batch", body)
}
