import { renderBackInStock, renderRestockConfirmation } from "@porteka/emails"
import { CURRENCY } from "@porteka/shop"
import { environment } from "../../env.ts"
import { linkToken } from "../../mail/link-token.ts"
import type { MailTemplate } from "../../mail/mail-template.ts"
import { shopUrl } from "../../mail/shop-links.ts"
import { RESTOCK_NOTICE_MODULE } from "../../modules/restock-notice/index.ts"
import { jpegUrl } from "../../pictures/picture-files.ts"
import { findAwaitedProduct, variantTitle } from "./awaited-product.ts"

export const restockConfirmation: MailTemplate = {
  async render(container, { about_id: id, locale }, props) {
    const notice = await container.resolve(RESTOCK_NOTICE_MODULE).findLive(id)
    const awaited = notice && (await findAwaitedProduct(container, notice.variant_id, locale))
    if (!awaited || notice.state !== "asked") return null
    const token = linkToken("restock-notice", id, environment().JWT_SECRET)
    return renderRestockConfirmation({
      ...props,
      product: { title: awaited.product.title, variant_title: variantTitle(awaited) },
      confirm_url: shopUrl(locale, `/restock-notice?token=${token}`),
    })
  },
}

export const backInStock: MailTemplate = {
  async render(container, { about_id: id, locale }, props) {
    const notice = await container.resolve(RESTOCK_NOTICE_MODULE).findLive(id)
    const awaited = notice && (await findAwaitedProduct(container, notice.variant_id, locale))
    if (!awaited) return null
    const { product, variant } = awaited
    const picture = product.pictures[0]
    const key = encodeURIComponent(variant.sku ?? variant.id)
    return renderBackInStock({
      ...props,
      product: {
        title: product.title,
        variant_title: variantTitle(awaited),
        price: variant.price?.amount ?? null,
        currency_code: CURRENCY,
        url: shopUrl(locale, `/product/${product.handle}?variant=${key}`),
        picture_url: picture ? new URL(jpegUrl(picture), environment().PUBLIC_URL).href : null,
      },
    })
  },
}
