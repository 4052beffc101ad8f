import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { queryRows } from "../../../../records/query-rows.ts"
import { readProducts } from "../read-products.ts"
import { hasOptionTexts, type TextOwner, textsOfChange, toTextOwner } from "../texts-of-change.ts"
import type { WrittenTexts } from "../to-writes.ts"

/** The translations of changes: existing ones get the new texts, the others are created. */
export const planTextsStep = createStep(
  "plan-texts",
  async (written: WrittenTexts[], { container }) => {
    const created = await readCreated(container, written)
    const texts = written.flatMap(({ change, owners }) =>
      textsOfChange(change, [...owners, ...change.added.flatMap(({ sku }) => created.get(sku) ?? [])]),
    )
    const existing =
      texts.length === 0
        ? []
        : await container
            .resolve(Modules.TRANSLATION)
            .listTranslations({ reference_id: texts.map(({ reference_id: id }) => id) }, { take: null })
    const known = new Map(existing.map((one) => [nameOf(one), one]))
    const pairs = texts.map((text) => ({ text, before: known.get(nameOf(text)) }))
    return new StepResponse(
      {
        updates: pairs.flatMap(({ text, before }) =>
          before ? [{ id: before.id, translations: { ...before.translations, ...text.translations } }] : [],
        ),
        added: texts.filter((text) => !known.has(nameOf(text))),
      },
      pairs.flatMap(({ text, before }) => (before && addsTexts(text, before) ? [before] : [])),
    )
  },
  // Medusa (2.21.2) merges texts, also when it undoes their change, so added ones would stay.
  async (extended, { container }) => {
    if (!extended || extended.length === 0) return
    const translations = container.resolve(Modules.TRANSLATION)
    await translations.deleteTranslations(extended.map(({ id }) => id))
    await translations.createTranslations(
      extended.map(({ reference, reference_id, locale_code, translations: texts }) => ({
        reference,
        reference_id,
        locale_code,
        translations: texts,
      })),
    )
  },
)

const nameOf = (one: { reference_id: string; locale_code: string }) =>
  `${one.reference_id} ${one.locale_code}`

type Texts = { translations: Record<string, unknown> }

const addsTexts = (written: Texts, before: Texts) =>
  Object.keys(written.translations).some((field) => !Object.hasOwn(before.translations, field))

/** The variants that these changes have just created, by SKU; with their options only where those have texts. */
async function readCreated(
  container: MedusaContainer,
  written: readonly WrittenTexts[],
): Promise<Map<string, TextOwner>> {
  const skusOf = (some: readonly WrittenTexts[]) =>
    some.flatMap(({ change }) => change.added.map(({ sku }) => sku))
  const withOptions = skusOf(written.filter(({ change }) => hasOptionTexts(change)))
  const others = skusOf(written.filter(({ change }) => !hasOptionTexts(change)))
  const read = withOptions.length > 0 ? await readProducts(container, { handles: [], skus: withOptions }) : []
  const owners = [...read.map(toTextOwner), ...(await readIds(container, others))]
  return new Map(owners.map((owner) => [owner.sku, owner]))
}

async function readIds(container: MedusaContainer, skus: readonly string[]): Promise<TextOwner[]> {
  if (skus.length === 0) return []
  const rows = await queryRows<{ sku: string; id: string; product_id: string }>(
    container,
    `select sku, id, product_id from product_variant where sku = any(?::text[]) and deleted_at is null`,
    [[...skus]],
  )
  return rows.map(({ sku, id, product_id }) => ({
    sku,
    product: { id: product_id, options: [] },
    variant: { id, options: [] },
  }))
}
