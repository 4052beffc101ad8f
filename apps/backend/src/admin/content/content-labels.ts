import type { AdminContentState, AdminContentSummary, AdminContentVersion } from "@porteka/commerce-sdk"
import { formatMoment } from "../format-moment.ts"
import { contentTexts } from "./content-texts.ts"

export const STATE_COLORS: Record<AdminContentState, "green" | "blue" | "grey" | "orange"> = {
  published: "green",
  planned: "blue",
  draft: "orange",
  hidden: "grey",
}

/** The scheduled changes of an entry; empty if there are none. */
export function pendingOf({ planned_at, has_draft }: AdminContentSummary): string {
  const texts = contentTexts()
  if (planned_at) return texts.pendingAt(formatMoment(planned_at))
  return has_draft ? texts.pendingDraft : ""
}

/** How a version was saved: draft, published, unpublished. */
export function versionLabel(version: AdminContentVersion, live: number | null): string {
  const texts = contentTexts()
  if (version.publish_at === null) return texts.states.draft
  if (new Date(version.publish_at) > new Date()) return texts.plannedAt(formatMoment(version.publish_at))
  if (!version.shown) return texts.takenOff
  return version.number === live ? texts.live : texts.edition(version.edition)
}

export const nameOfSaver = (name: string | null) => name ?? contentTexts().ofShop
