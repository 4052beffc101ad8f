/** Kinds of pages that are counted; every other page is not. */
export const PAGE_KINDS = ["home", "list", "product", "search", "content", "cart", "checkout"] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** How often pages of a kind were looked at on a day. */
export interface PageCount {
  /** `2026-11-23`, as days are counted in the shop's country. */
  day: string
  kind: PageKind
  views: number
  /** Those of them that somebody came to from outside of the shop. */
  arrivals: number
}

/** What one counter has counted. It says so of the whole day every time, so that a report may come twice. */
export interface PageCountReport {
  /** A UUID that a server takes when it starts. It says nothing of visitors. */
  counter: string
  counts: PageCount[]
}
