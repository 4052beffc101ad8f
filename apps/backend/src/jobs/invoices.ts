import type { MedusaContainer } from "@medusajs/framework/types"
import { issueDueInvoices } from "../domains/invoices/issue-invoices.ts"

/** Issues invoices after a lost event, a dying process or a provider's failure. */
export default async function invoices(container: MedusaContainer): Promise<void> {
  await issueDueInvoices(container)
}

export const config = { name: "invoices", schedule: "* * * * *" }
