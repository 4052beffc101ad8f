/** A product as reported to analytics services; amounts are gross whole forints. */
export interface MeasuredItem {
  /** Like in the product feeds: the article number. */
  id: string
  name: string
  variant: string | null
  price: number
  quantity: number
}

/**
 * Events other than page views. They contain nothing about the visitor: no name, no e-mail address, no
 * address.
 */
export interface MeasuredEvent {
  name: "view_item" | "add_to_cart" | "begin_checkout" | "purchase"
  value: number
  items: MeasuredItem[]
  /** For a purchase: reported once. */
  order?: { id: string; number: string }
}

interface Line {
  id: string
  sku: string | null
  title: string
  variantTitle: string | null
  unitPrice: number
  quantity: number
}

export const toMeasuredItem = ({
  id,
  sku,
  title,
  variantTitle,
  unitPrice,
  quantity,
}: Line): MeasuredItem => ({
  id: sku ?? id,
  name: title,
  variant: variantTitle,
  price: unitPrice,
  quantity,
})
