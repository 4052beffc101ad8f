import type { MedusaContainer } from "@medusajs/framework/types"
import { repairOrderMails } from "../workflows/orders/mails/send-order-mails.ts"

/** Sends what an event or a mail server has lost. */
export default async function orderMails(container: MedusaContainer): Promise<void> {
  await repairOrderMails(container)
}

export const config = { name: "order-mails", schedule: "* * * * *" }
