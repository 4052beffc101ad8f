/** A piece of goods as services that measure are told of it; amounts are gross whole forints. */
export interface MeasuredItem {
  /** As in the product feeds: the article number. */
  id: string
  name: string
  variant: string | null
  price: number
  quantity: number
}

/** What is told besides the pages. Nothing of whoever does it: no name, no e-mail address, no address. */
export interface MeasuredEvent {
  name: "view_item" | "add_to_cart" | "begin_checkout" | "purchase"
  value: number
  items: MeasuredItem[]
  /** Of a purchase: it is told once. */
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
