import type { OfficeContentState, OfficeContentSummary, OfficeContentVersion } from "@porteka/commerce-sdk"
import { formatMoment } from "../format-moment.ts"

export const STATES: Record<
  OfficeContentState,
  { label: string; color: "green" | "blue" | "grey" | "orange" }
> = {
  published: { label: "Látszik a boltban", color: "green" },
  planned: { label: "Időzítve", color: "blue" },
  draft: { label: "Vázlat", color: "orange" },
  hidden: { label: "Levéve", color: "grey" },
}

/** What is still to come of an entry; empty where nothing is. */
export function pendingOf({ planned_at, has_draft }: OfficeContentSummary): string {
  if (planned_at) return `Új változat: ${formatMoment(planned_at)}`
  return has_draft ? "Van újabb vázlata" : ""
}

/** What a version was saved as. */
export function versionLabel(version: OfficeContentVersion, live: number | null): string {
  if (version.publish_at === null) return "Vázlat"
  if (new Date(version.publish_at) > new Date()) return `Időzítve: ${formatMoment(version.publish_at)}`
  if (!version.shown) return "Levétel a boltból"
  return version.number === live ? "Ez látszik most" : `${version.edition}. közzététel`
}

export const nameOfSaver = (name: string | null) => name ?? "A bolttal érkezett"
