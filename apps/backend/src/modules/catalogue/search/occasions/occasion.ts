export interface Occasion {
  /** As people write it; of several words all must stand side by side. */
  names: string[]
  /** What the shop offers for it, the best first: words of titles, or of attributes. */
  goods: string[]
}
