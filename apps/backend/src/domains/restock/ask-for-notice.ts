import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { RESTOCK_NOTICE_MODULE } from "../../modules/restock-notice/index.ts"
import { findAwaitedProduct } from "./awaited-product.ts"
import type { RestockWish } from "./restock-input.ts"

/** Others may type somebody's address: in the week in which a wish can be confirmed, no more than this comes of it. */
const CONFIRMATIONS = { most: 10, hours: 7 * 24 }

/**
 * Notes the wish and the mail that asks to confirm it. It answers nothing, so that nobody learns whose address
 * is known here. @returns the key of the mail to be sent, if there is one
 * @throws not_found for a variant the shop does not show
 */
export async function askForNotice(container: MedusaContainer, wish: RestockWish): Promise<string | null> {
  if (!(await findAwaitedProduct(container, wish.variant_id, wish.locale))) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such variant")
  }
  const notice = await container.resolve(RESTOCK_NOTICE_MODULE).ask(wish)
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
