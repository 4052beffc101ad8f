import type { MedusaContainer } from "@medusajs/framework/types"
import { parseProductMetadata } from "../../modules/catalogue/product-metadata.ts"
import type { Declaration, OrderFindings } from "../../modules/withdrawal/withdrawal-types.ts"
import { readRecords } from "../../records/read-records.ts"
import { judgeOrder, type OrderToJudge } from "./judge-order.ts"
import { findOrderNumber } from "./order-number.ts"

const FIELDS = [
  "id",
  "email",
  "billing_address.company",
  "items.product_id",
  "fulfillments.delivered_at",
  "fulfillments.canceled_at",
]

/** Data of the order named in the declaration. For the staff only; no answer to the consumer contains it. */
export async function readFindings(
  container: MedusaContainer,
  declaration: Pick<Declaration, "order_reference" | "email">,
  receivedAt: Date,
): Promise<OrderFindings> {
  const number = findOrderNumber(declaration.order_reference)
  const order = number === null ? null : await findOrder(container, number)
  const hasExemptItems = order !== null && (await hasExemption(container, order))
  return judgeOrder(order, { email: declaration.email, receivedAt, hasExemptItems })
}

type FoundOrder = OrderToJudge & { items: { product_id: string | null }[] }

async function findOrder(container: MedusaContainer, displayId: number): Promise<FoundOrder | null> {
  const [found] = await readRecords<FoundOrder>(container, {
    entity: "order",
    fields: FIELDS,
    filters: { display_id: displayId },
  })
  return found ?? null
}

async function hasExemption(container: MedusaContainer, { items }: FoundOrder): Promise<boolean> {
  const products = await readRecords<{ metadata: Record<string, unknown> | null }>(container, {
    entity: "product",
    fields: ["metadata"],
    filters: { id: items.flatMap(({ product_id: id }) => id ?? []) },
  })
  return products.some(({ metadata }) => parseProductMetadata(metadata).withdrawal_exemption !== undefined)
}
