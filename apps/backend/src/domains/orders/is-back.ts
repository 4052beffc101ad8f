import { isProductLine } from "@porteka/shop"

interface Line {
  quantity: number
  metadata?: unknown
  detail?: {
    return_received_quantity?: number | null
    /** Arrived damaged. */
    return_dismissed_quantity?: number | null
  } | null
}

/** Whether all pieces of a line were returned. */
const isBack = ({ quantity, detail }: Line): boolean =>
  Number(detail?.return_received_quantity ?? 0) + Number(detail?.return_dismissed_quantity ?? 0) >=
  Number(quantity)

/** Whether all products of an order were returned. A charge, as for gift wrapping, is nothing that could come back. */
export function areAllBack(lines: readonly Line[]): boolean {
  const products = lines.filter(isProductLine)
  return products.length > 0 && products.every(isBack)
}
