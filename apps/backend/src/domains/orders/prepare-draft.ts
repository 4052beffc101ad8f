import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createOrUpdateOrderPaymentCollectionWorkflow,
  updateOrderTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows"
import { missingOfBuyer, type PrintableAddress } from "@porteka/hungary"
import { runStatement } from "../../records/query-rows.ts"
import { readRecords } from "../../records/read-records.ts"
import { invalidData } from "../../refusals/refusals.ts"
import { staffLanguage, staffText } from "../../staff-language/staff-language.ts"
import { recomputeSummary } from "./recompute-summary.ts"

interface Draft {
  is_draft_order: boolean
  shipping_address: PrintableAddress | null
  billing_address: PrintableAddress | null
  shipping_methods: { id: string }[] | null
}

/** Seconds. Medusa converts under the same lock with the same wait. */
const LOCK_TIMEOUT = 2

/**
 * Prepares a staff draft for its conversion to an order: taxes, totals, and a payment of the amount due, which
 * Medusa opens only for orders made from carts. Everything is written before the conversion, so that no crash
 * leaves an order without it. Anything that is not a draft is left for Medusa to refuse.
 * @throws what is missing, in Hungarian
 */
export async function prepareDraft(container: MedusaContainer, id: string): Promise<void> {
  await container
    .resolve(Modules.LOCKING)
    .execute(id, () => prepare(container, id), { timeout: LOCK_TIMEOUT })
}

async function prepare(container: MedusaContainer, id: string): Promise<void> {
  const [draft] = await readRecords<Draft>(container, {
    entity: "order",
    fields: ["id", "is_draft_order", "shipping_address.*", "billing_address.*", "shipping_methods.id"],
    filters: { id },
  })
  if (!draft?.is_draft_order) return
  requireAddresses(draft)
  if (!draft.shipping_methods?.length)
    throw invalidData({
      hu: "A vázlatból így nem lehet rendelés, mert nem lehetne összecsomagolni. Válasszon hozzá szállítási módot, akár személyes átvételt.",
      en: "The draft cannot become an order like this, because it could not be packed. Choose a delivery method, pickup in person included.",
    })
  await updateOrderTaxLinesWorkflow(container).run({ input: { order_id: id } })
  await recomputeSummary(container, id)
  await createOrUpdateOrderPaymentCollectionWorkflow(container).run({ input: { order_id: id } })
  await beginAsOrder(container, id)
}

/**
 * Deadlines count from now on: the draft may be old. The metadata distinguishes it from an order that a crash
 * left without its cart (mails/find-unsent-mails.ts).
 */
async function beginAsOrder(container: MedusaContainer, id: string): Promise<void> {
  await runStatement(
    container,
    `update "order" set created_at = now(), metadata = coalesce(metadata, '{}') || '{"drafted": true}' where id = ?`,
    [id],
  )
}

/** Without a destination country there is no VAT, and without a buyer no invoice. */
function requireAddresses({ shipping_address: shipping, billing_address: billing }: Draft): void {
  for (const [name, address] of [
    [staffText({ hu: "szállítási", en: "delivery" }), shipping ?? {}],
    [staffText({ hu: "számlázási", en: "billing" }), billing ?? shipping ?? {}],
  ] as const) {
    const missing = [
      ...missingOfBuyer(address, staffLanguage()),
      ...(address.country_code ? [] : [staffText({ hu: "ország", en: "country" })]),
    ]
    if (missing.length === 0) continue
    throw invalidData({
      hu: `A vázlatból így nem lehet rendelés, mert nem lehetne számlát kiállítani róla. A ${name} címből hiányzik: ${missing.join(", ")}.`,
      en: `The draft cannot become an order like this, because no invoice could be made of it. The ${name} address lacks: ${missing.join(", ")}.`,
    })
  }
}
