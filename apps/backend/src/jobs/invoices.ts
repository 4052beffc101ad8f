import type { MedusaContainer } from "@medusajs/framework/types"
import { issueDueInvoices } from "../domains/invoices/issue-invoices.ts"
import { LAST_WEEK } from "../records/touched-orders.sql.ts"

/** Issues invoices after a lost event, a dying process or a provider's failure. */
export default async function invoices(container: MedusaContainer): Promise<void> {
  await issueDueInvoices(container, LAST_WEEK)
}

export const config = { name: "invoices", schedule: "* * * * *" }
