import type { MedusaContainer } from "@medusajs/framework/types"
import { noteCartReminders } from "../domains/cart-reminders/note-reminders.ts"

/** Finds carts abandoned some hours ago; the e-mail job sends the reminders that are queued here. */
export default async function cartReminders(container: MedusaContainer): Promise<void> {
  await noteCartReminders(container)
}

export const config = { name: "cart-reminders", schedule: "*/10 * * * *" }
