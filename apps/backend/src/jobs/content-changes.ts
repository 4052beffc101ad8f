import type { MedusaContainer } from "@medusajs/framework/types"
import { announceContent } from "../shop/announce-content.ts"

/** What comes into force or ends by its date is told here, and a publishing whose process died. */
export default async function contentChanges(container: MedusaContainer): Promise<void> {
  await announceContent(container)
}

export const config = { name: "content-changes", schedule: "* * * * *" }
