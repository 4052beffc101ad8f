import { renderOrderPlaced } from "@porteka/emails"
import { legalVersionPath } from "@porteka/shop"
import { termsAttachment } from "../../../documents/terms-document.ts"
import { environment } from "../../../env.ts"
import { publicAddress } from "../../../mail/shop-links.ts"
import { isEdition } from "../../../shop/page-versions.ts"
import { proformaAttachments } from "./draw-proforma.ts"
import { orderMail } from "./order-mail.ts"
import { termsVersion } from "./terms-version.ts"
import { toOrderInEmail } from "./to-order-in-email.ts"

/**
 * The confirmation, with the terms attached: a link is not a durable medium (2001. CVIII. tv. 6. §, 45/2014.
 * Korm. r. 18. §).
 */
export const orderPlaced = orderMail(async ({ container, order, products, reference, props }) => {
  const version = termsVersion(order)
  const rendered = renderOrderPlaced({
    ...props,
    order: toOrderInEmail(order, products, { publicUrl: environment().PUBLIC_URL, ...props }),
    order_url: reference.url,
    terms_version: version,
    terms_url: isEdition(version)
      ? publicAddress(legalVersionPath("terms", props.locale, Number(version)))
      : props.links.terms,
  })
  const terms = await termsAttachment(container, props, version)
  return {
    ...rendered,
    attachments: [terms, ...(await proformaAttachments(container, { order, products, shop: props.shop }))],
  }
})
