import type { MedusaContainer } from "@medusajs/framework/types"
import { noteCartReminders } from "../domains/cart-reminders/note-reminders.ts"

/** Finds carts that were left some hours ago; the job of the mails sends what is noted here. */
export default async function cartReminders(container: MedusaContainer): Promise<void> {
  await noteCartReminders(container)
}

export const config = { name: "cart-reminders", schedule: "*/10 * * * *" }
