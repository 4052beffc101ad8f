import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { RESTOCK_NOTICE_MODULE } from "../../modules/restock-notice/index.ts"
import { notFound } from "../../refusals/refusals.ts"
import { emailField, localeField } from "../input-fields.ts"
import { findAwaitedProduct } from "./awaited-product.ts"

export const restockRequestSchema = z.strictObject({
  variant_id: z.string().regex(/^variant_[0-9A-HJKMNP-TV-Z]{26}$/),
  email: emailField,
  locale: localeField.default(DEFAULT_LOCALE),
})
type RestockRequest = z.infer<typeof restockRequestSchema>

/** Others may enter somebody's address, so the number of e-mails during the confirmation week is limited. */
const CONFIRMATIONS = { most: 10, hours: 7 * 24 }

/**
 * Records the request and queues the e-mail that asks to confirm it. Returns nothing that reveals whether the
 * address is known. @returns the key of the e-mail to be sent, if there is one
 * @throws 404 for a variant the shop does not show
 */
export async function requestRestockNotice(
  container: MedusaContainer,
  request: RestockRequest,
): Promise<string | null> {
  if (!(await findAwaitedProduct(container, request.variant_id, request.locale))) {
    throw notFound("There is no such variant")
  }
  const notice = await container.resolve(RESTOCK_NOTICE_MODULE).ask(request)
  if (!notice) return null
  const key = `restock_confirmation:${notice.id}:${notice.round}`
  await container.resolve(OUTGOING_MAIL_MODULE).enqueueAtMost(
    {
      key,
      kind: "restock_confirmation",
      about_id: notice.id,
      locale: notice.locale,
      recipient: notice.email,
    },
    CONFIRMATIONS,
  )
  return key
}
