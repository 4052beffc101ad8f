export interface Occasion {
  /** As people write it; several words must be next to each other. */
  names: string[]
  /** Suitable products of the shop, the best first: words of titles, or of attributes. */
  products: string[]
}
