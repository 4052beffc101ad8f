import type { MedusaContainer } from "@medusajs/framework/types"
import type { AdminContentEntry } from "@porteka/commerce-sdk"
import { CONTENT_MODULE } from "../../../modules/content/index.ts"
import type { ContentEntry } from "../../../modules/content/service.ts"
import { notFound } from "../../../refusals/refusals.ts"
import { findMissingLinks } from "../../../shop/missing-links.ts"
import { toEntryView } from "./content-view.ts"

/** @throws 404 */
export async function requireEntry(container: MedusaContainer, id: string): Promise<ContentEntry> {
  const entry = await container.resolve(CONTENT_MODULE).find(id)
  if (!entry) throw notFound({ hu: "Nincs ilyen tartalom.", en: "There is no such content." })
  return entry
}

/** An entry with its newest values and its history. */
export async function readEntryView(container: MedusaContainer, id: string): Promise<AdminContentEntry> {
  const entry = await requireEntry(container, id)
  const [history, missing] = await Promise.all([
    container.resolve(CONTENT_MODULE).history(id),
    findMissingLinks(container, entry.kind, entry.values),
  ])
  return toEntryView(entry, history, missing)
}
