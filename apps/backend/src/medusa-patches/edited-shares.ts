import orderModule from "@medusajs/medusa/order"

interface Adjustment {
  item_id?: string
  amount: unknown
  raw_amount?: unknown
  code?: string | null
  is_tax_inclusive?: boolean
}

interface EditedItem {
  id: string
  quantity: unknown
  adjustments?: Adjustment[]
  actions?: { action: string; details?: { adjustments?: unknown } | null }[]
}

interface EditedOrder {
  id: string
  version: number
  items: EditedItem[]
}

type Include = (
  this: OrderService,
  order: EditedOrder,
  items: unknown[],
  methods: unknown[],
  adjustments: Adjustment[],
  ...rest: unknown[]
) => Promise<unknown>

interface OrderService {
  orderItemService_: {
    list: (
      filters: object,
      config: object,
      context: unknown,
    ) => Promise<{ item_id: string; quantity: unknown }[]>
  }
  includeTaxLinesAndAdjustmentsToPreview: Include
}

let installed = false

/**
 * When an order is edited, Medusa keeps a line's whole discount, however few items remain: what a gift card
 * paid for a removed item would be lost or pay for another one. Here the discount is reduced by the share of
 * the removed items.
 */
export function installEditedShares(): void {
  if (installed) return
  installed = true
  const service = orderModule.service.prototype as unknown as OrderService
  const { includeTaxLinesAndAdjustmentsToPreview: include } = service
  // Called with the changed order before its totals are computed and its adjustments saved, in a preview as
  // well.
  service.includeTaxLinesAndAdjustmentsToPreview = async function includeShares(
    order,
    items,
    methods,
    adjustments,
    ...rest
  ) {
    const edited = order.items.filter(isEdited)
    if (edited.length > 0) {
      const filters = { order_id: order.id, version: order.version, item_id: edited.map(({ id }) => id) }
      const before = await this.orderItemService_.list(filters, {}, rest.at(-1))
      for (const item of edited) {
        const pieces = before.find(({ item_id: id }) => id === item.id)?.quantity
        if (pieces !== undefined) keepShares(item, Number(pieces), adjustments)
      }
    }
    return await include.call(this, order, items, methods, adjustments, ...rest)
  }
}

/** The quantity was changed, but the discount was not set explicitly. */
const isEdited = ({ actions = [] }: EditedItem): boolean =>
  actions.some(({ action }) => action === "ITEM_UPDATE") &&
  !actions.some(
    ({ action, details }) => action === "ITEM_ADJUSTMENTS_REPLACE" || details?.adjustments !== undefined,
  )

/**
 * Reduces the gross discount of a line by the share of its removed items.
 * @param pieces before the edit
 * @param toSave the adjustments of the next version, of all lines
 */
export function keepShares(item: EditedItem, pieces: number, toSave: readonly Adjustment[]): void {
  const removed = pieces - Number(item.quantity)
  if (!(removed > 0)) return
  const saved = toSave.filter(({ item_id: id }) => id === item.id)
  for (const adjustment of new Set([...(item.adjustments ?? []), ...saved])) {
    if (!adjustment.is_tax_inclusive) continue
    const before = Number(adjustment.amount)
    adjustment.amount = before - Math.floor((before * removed) / pieces)
    delete adjustment.raw_amount
  }
}
