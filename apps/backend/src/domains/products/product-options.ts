import type { MedusaContainer, ProductDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import {
  createAndLinkProductOptionsToProductWorkflow,
  updateProductOptionsWorkflow,
} from "@medusajs/medusa/core-flows"
import { readRecords } from "../../records/read-records.ts"
import { notAllowed, notFound } from "../../refusals/refusals.ts"

const MAX_TITLE = 200
const MAX_VALUES = 200

export const optionChangeSchema = z.strictObject({
  title: z.string().trim().min(1).max(MAX_TITLE).optional(),
  values: z.array(z.string().trim().min(1).max(MAX_TITLE)).min(1).max(MAX_VALUES).optional(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
})
export type OptionChange = z.infer<typeof optionChangeSchema>

/** An option of a product; in Medusa several products can share one. */
interface OwnOption {
  id: string
  title: string
  /** Values of this product; another with the same option may have others. */
  values: { id: string; value: string }[]
  products: { id: string }[]
}

/** A product with its options, each with the product's own values. @throws 404 */
export async function readProductOptions(container: MedusaContainer, productId: string): Promise<ProductDTO> {
  const [product] = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ id: productId }, { relations: ["options", "options.values"], take: 1 })
  if (!product) throw notFound("There is no such product")
  return product
}

/** @throws 404 if the product has no such option */
export async function readOwnOption(
  container: MedusaContainer,
  productId: string,
  optionId: string,
): Promise<OwnOption> {
  const { options } = await readProductOptions(container, productId)
  const own = options.find(({ id }) => id === optionId)
  const [option] = own
    ? await readRecords<OwnOption>(container, {
        entity: "product_option",
        fields: ["*", "products.id"],
        filters: { id: optionId },
      })
    : []
  if (!own || !option) throw notFound("The product has no such option")
  return { ...option, values: own.values.map(({ id, value }) => ({ id, value })) }
}

/**
 * Changes an option for one product. Its values are the product's own; title and metadata are shared.
 * @throws 400 if others share the option and would see the change
 */
export async function changeOwnOption(
  container: MedusaContainer,
  productId: string,
  optionId: string,
  { values, ...own }: OptionChange,
): Promise<void> {
  const option = await readOwnOption(container, productId, optionId)
  if (Object.keys(own).length > 0) {
    requireUnshared(option)
    await updateProductOptionsWorkflow(container).run({ input: { selector: { id: optionId }, update: own } })
  }
  if (!values) return
  const has = new Set(option.values.map(({ value }) => value))
  const add = values.filter((value) => !has.has(value)).map((value) => ({ value }))
  const remove = option.values.filter(({ value }) => !values.includes(value)).map(({ id }) => id)
  await changeOptions(container, productId, { update: [{ product_option_id: optionId, add, remove }] })
}

/** Removes an option from one product. Medusa refuses it while a variant uses it. */
export async function removeOwnOption(
  container: MedusaContainer,
  productId: string,
  optionId: string,
): Promise<void> {
  await readOwnOption(container, productId, optionId)
  await changeOptions(container, productId, { remove: [optionId] })
}

interface Changes {
  remove?: string[]
  update?: { product_option_id: string; add: { value: string }[]; remove: string[] }[]
}

async function changeOptions(container: MedusaContainer, productId: string, changes: Changes): Promise<void> {
  await createAndLinkProductOptionsToProductWorkflow(container).run({
    input: { product_id: productId, ...changes },
  })
}

function requireUnshared({ id, products }: OwnOption): void {
  const others = products.length - 1
  if (others === 0) return
  throw notAllowed(
    `${others} more products share this option: change it for all of them by POST /admin/product-options/${id}, ` +
      "or take it from this product and give it one of its own",
  )
}
