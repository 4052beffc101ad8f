import type { MedusaContainer } from "@medusajs/framework/types"
import { enqueueCartReminders } from "../domains/cart-reminders/enqueue-reminders.ts"

/** Finds carts abandoned some hours ago; the e-mail job sends the reminders that are queued here. */
export default async function cartReminders(container: MedusaContainer): Promise<void> {
  await enqueueCartReminders(container)
}

export const config = { name: "cart-reminders", schedule: "*/10 * * * *" }
