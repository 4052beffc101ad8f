import type { MedusaContainer } from "@medusajs/framework/types"
import type { RestockNoticeAnswer } from "@porteka/commerce-sdk"
import { environment } from "../../env.ts"
import { readLinkToken } from "../../mail/link-token.ts"
import { RESTOCK_NOTICE_MODULE } from "../../modules/restock-notice/index.ts"
import type { RestockNotice } from "../../modules/restock-notice/service.ts"
import { notFound } from "../../refusals/refusals.ts"
import { findAwaitedProduct, variantTitle } from "./awaited-product.ts"

/** The request of an e-mail's link. @throws 404, the same for an invalid, canceled or expired one */
export async function requireNotice(container: MedusaContainer, token: string): Promise<RestockNotice> {
  const id = readLinkToken("restock-notice", token, environment().JWT_SECRET)
  const notice = id && (await container.resolve(RESTOCK_NOTICE_MODULE).findLive(id))
  if (!notice) throw notFound("There is no such notice")
  return notice
}

/** The data shown on the page of the e-mail's link. */
export async function describeNotice(
  container: MedusaContainer,
  { variant_id: variantId, locale, state }: RestockNotice,
): Promise<RestockNoticeAnswer> {
  const awaited = await findAwaitedProduct(container, variantId, locale)
  if (!awaited) return { state, product: null }
  const { product, variant } = awaited
  return {
    state,
    product: {
      title: product.title,
      variant_title: variantTitle(awaited),
      handle: product.handle,
      variant_key: variant.sku ?? variant.id,
    },
  }
}
