export interface Occasion {
  /** As people write it; several words must be next to each other. */
  names: string[]
  /**
   * Suitable products of the shop, the best first, by the words of their titles: "candle", or "spinning top" where the
   * last word alone has other meanings.
   */
  products: string[]
}
