import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import {
  createOrUpdateOrderPaymentCollectionWorkflow,
  updateOrderTaxLinesWorkflow,
} from "@medusajs/medusa/core-flows"
import { missingOfBuyer, type PrintableAddress } from "@porteka/hungary"
import { readRecords } from "../../records/read-records.ts"
import { staffLanguage, staffText } from "../../staff-language/staff-language.ts"
import { reckonSummary } from "./reckon-summary.ts"

interface Draft {
  is_draft_order: boolean
  shipping_address: PrintableAddress | null
  billing_address: PrintableAddress | null
  shipping_methods: { id: string }[] | null
}

/** Medusa converts under the same lock and waits as long for it. Seconds. */
const LOCK_TIMEOUT = 2

/**
 * Makes a draft of the staff ready to become an order: its taxes, what it comes to, and a payment of that, which Medusa
 * opens for orders of carts alone. All before it is an order, so that nobody ever sees one without them, whatever dies in
 * between. What is no draft is Medusa's to refuse.
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
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      staffText({
        hu: "A vázlatból így nem lehet rendelés, mert nem lehetne összecsomagolni. Válasszon hozzá szállítási módot, akár személyes átvételt.",
        en: "The draft cannot become an order like this, because it could not be packed. Choose a way of delivery, pickup in person included.",
      }),
    )
  await updateOrderTaxLinesWorkflow(container).run({ input: { order_id: id } })
  await reckonSummary(container, id)
  await createOrUpdateOrderPaymentCollectionWorkflow(container).run({ input: { order_id: id } })
  await beginAsOrder(container, id)
}

/**
 * The days of an order, as those to pay in, count from now on: it may have been a draft for long. The note tells it from
 * an order that a crash has left of a cart (mails/find-unsent-mails.ts).
 */
async function beginAsOrder(container: MedusaContainer, id: string): Promise<void> {
  await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(
      `update "order" set created_at = now(), metadata = coalesce(metadata, '{}') || '{"drafted": true}' where id = ?`,
      [id],
    )
}

/** Without the country it goes to there is no VAT in it, without a buyer no invoice of it. */
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
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      staffText({
        hu: `A vázlatból így nem lehet rendelés, mert nem lehetne számlát kiállítani róla. A ${name} címből hiányzik: ${missing.join(", ")}.`,
        en: `The draft cannot become an order like this, because no invoice could be made of it. The ${name} address lacks: ${missing.join(", ")}.`,
      }),
    )
  }
}
