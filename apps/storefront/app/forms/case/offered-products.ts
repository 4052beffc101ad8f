import { MAX_LINE_QUANTITY, TEXT_LIMITS } from "@porteka/shop"

/** A product of the visitor's own order, offered to say that a withdrawal or a complaint is about it. */
export interface OfferedProduct {
  title: string
  pieces: number
  /** There is no right to withdraw from it (45/2014. (II. 26.) Korm. r. 29. §). It is offered all the same, because only the staff decides. */
  isExempt: boolean
}

/** The field that carries the offered products from step to step: nothing is stored or in the URL. */
export const OFFERED_FIELD = "offered"

/** The field with the pieces of one product. */
export const piecesField = (index: number) => `pieces_${index}`

export const toOfferedField = (products: OfferedProduct[]): string => JSON.stringify(products)

/**
 * These products; none if a case has no room for all of them, or a line is larger than any of the shop: the products are
 * then written in words. The form sends them back, so it also limits what a forged form makes the server list.
 */
export function offerable(products: OfferedProduct[]): OfferedProduct[] {
  const isTooLong = listed(products).length > TEXT_LIMITS.withdrawal.products
  return isTooLong || products.some(({ pieces }) => pieces > MAX_LINE_QUANTITY) ? [] : products
}

/** An order of a single piece leaves nothing to choose. */
export const isOnePiece = ([only, ...others]: OfferedProduct[]): boolean =>
  only !== undefined && others.length === 0 && only.pieces === 1 && !only.isExempt

/** The fields that repeat a choice in the next step. */
export function choiceFields(
  offered: OfferedProduct[],
  values: Record<string, string>,
): Record<string, string> {
  if (offered.length === 0) return {}
  const pieces = offered.map((_, index) => [piecesField(index), String(piecesIn(values, index))])
  return { [OFFERED_FIELD]: toOfferedField(offered), ...Object.fromEntries(pieces) }
}

/** The chosen products in words; empty if none is chosen. */
export function chosenProducts(offered: OfferedProduct[], values: Record<string, string>): string {
  const chosen = offered.map(({ title, pieces }, index) => ({
    title,
    pieces: Math.min(piecesIn(values, index), pieces),
  }))
  return listed(chosen.filter(({ pieces }) => pieces > 0))
}

/** The chosen products of a withdrawal; empty also for the whole order. */
export function withdrawnProducts(offered: OfferedProduct[], values: Record<string, string>): string {
  const isWhole = offered.every(({ pieces }, index) => piecesIn(values, index) >= pieces)
  return isWhole ? "" : chosenProducts(offered, values)
}

const listed = (products: Pick<OfferedProduct, "title" | "pieces">[]): string =>
  products.map(({ title, pieces }) => `${pieces} × ${title}`).join("; ")

function piecesIn(values: Record<string, string>, index: number): number {
  const given = values[piecesField(index)] ?? ""
  return /^\d{1,6}$/.test(given) ? Number(given) : 0
}
