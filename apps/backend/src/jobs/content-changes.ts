import type { MedusaContainer } from "@medusajs/framework/types"
import { announceContent } from "../domains/catalogue/announce-content.ts"

/** Announces content that starts or ends at its date, and publications whose process died. */
export default async function contentChanges(container: MedusaContainer): Promise<void> {
  await announceContent(container)
}

export const config = { name: "content-changes", schedule: "* * * * *" }
