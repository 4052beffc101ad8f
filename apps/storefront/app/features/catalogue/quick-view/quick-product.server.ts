import type { CatalogueProduct } from "@porteka/commerce-sdk"
import { CURRENCY } from "@porteka/shop"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { shorten } from "../product/shorten.ts"
import type { ProductAnswer } from "../quick-product.ts"

export const isProductId = (handleOrId: string) => /^prod_[A-Za-z0-9]+$/.test(handleOrId)

/**
 * The text truncation default (specification, section 9) is for labels; a short description may have three
 * lines.
 */
const DESCRIPTION_CHARACTERS = 220

/** One product by its handle, or by its id for other systems. */
export async function answerProduct(context: RequestContext, handleOrId: string): Promise<ProductAnswer> {
  const { commerce, locale, tag } = context
  const handle = isProductId(handleOrId) ? await findHandle(context, handleOrId) : handleOrId
  const { product } = await commerce.catalogue.product(handle, { query: { locale } })
  tag(`product:${product.id}`)
  return toProductAnswer(product)
}

async function findHandle({ commerce }: RequestContext, id: string): Promise<string> {
  const { product } = await commerce.products.retrieve(id, { query: { fields: "id,handle" } })
  return product.handle
}

function toProductAnswer(product: CatalogueProduct): ProductAnswer {
  const amounts = product.variants.flatMap(({ price }) => (price ? [price.amount] : []))
  const { id, handle, title, pictures, options, variants } = product
  return {
    price: amounts.length ? Math.min(...amounts) : null,
    currency: CURRENCY,
    product: {
      id,
      handle,
      title,
      description: product.subtitle ?? shorten(product.description, DESCRIPTION_CHARACTERS),
      maker: product.maker?.name ?? null,
      pictures,
      options,
      variants,
      personalisation: product.personalisation,
    },
  }
}
