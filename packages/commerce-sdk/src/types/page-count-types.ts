/** The kinds of pages that are counted. */
export const PAGE_KINDS = ["home", "list", "product", "search", "content", "cart", "checkout"] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** The views of one kind of page on a day. */
export interface PageCount {
  /** `2026-11-23`, as days are counted in the shop's country. */
  day: string
  kind: PageKind
  views: number
  /** Views by visitors who came from outside the shop. */
  arrivals: number
}

/** One counter's sums. Each report contains the whole day so far, so it may arrive twice. */
export interface PageCountReport {
  /** A UUID chosen by the server process at startup; unrelated to visitors. */
  counter: string
  counts: PageCount[]
}
