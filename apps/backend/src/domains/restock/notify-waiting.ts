import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { OUTGOING_MAIL_MODULE } from "../../modules/outgoing-mail/index.ts"
import { RESTOCK_NOTICE_MODULE } from "../../modules/restock-notice/index.ts"
import { readRecords } from "../../records/read-records.ts"
import { readSellablePieces } from "../catalogue/read-sellable-pieces.ts"

/**
 * Queues an e-mail for everyone whose variant is available again. The e-mail's key makes it unique despite
 * concurrency and crashes.
 * @returns the keys of the e-mails to be sent
 */
export async function notifyWaiting(container: MedusaContainer): Promise<string[]> {
  const notices = container.resolve(RESTOCK_NOTICE_MODULE)
  const available = await findAvailable(container, await notices.findAwaitedVariants())
  if (available.length === 0) return []
  const keys: string[] = []
  for (const { id, round, locale, email } of await notices.findWaiting(available)) {
    const key = `back_in_stock:${id}:${round}`
    await container.resolve(OUTGOING_MAIL_MODULE).enqueue({
      key,
      kind: "back_in_stock",
      about_id: id,
      locale,
      recipient: email,
    })
    await notices.markNotified(id)
    keys.push(key)
  }
  return keys
}

async function findAvailable(container: MedusaContainer, variantIds: string[]): Promise<string[]> {
  if (variantIds.length === 0) return []
  const published = await readRecords<{ id: string }>(container, {
    entity: "product_variant",
    fields: ["id"],
    filters: { id: variantIds, product: { status: "published" } },
  })
  const pieces = await readSellablePieces(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), {
    variantIds: published.map(({ id }) => id),
  })
  // Null, and not zero, if the stock of a variant is not managed.
  return published.map(({ id }) => id).filter((id) => pieces.get(id) !== 0)
}
