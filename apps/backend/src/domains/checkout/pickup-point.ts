import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { CheckoutProblem, PickupPoint, PickupPointData } from "@porteka/commerce-sdk"
import { parsePhone } from "@porteka/hungary"
import { PICKUP_POINT_MODULE } from "../../modules/pickup-point/index.ts"
import type { PickupPointRecord } from "../../modules/pickup-point/point-row.ts"
import { checkoutError } from "../checkout-errors.ts"
import { LOCKER_CODE } from "../pricing/delivery-option-codes.ts"

export interface CollectedCart {
  total: number
  metadata: Record<string, unknown> | null
  items: { variant_id: string | null; quantity: number }[]
  shipping_methods: { data: Record<string, unknown> | null }[]
  shipping_address: { phone?: string | null } | null
}

/**
 * The pickup point data stored on a shipping method, from the shop's records and not from the caller; null
 * for deliveries that need none, or while none is chosen.
 * @throws pickup_point_unavailable
 */
export async function readPickupPointData(
  container: MedusaContainer,
  code: string | undefined,
  pointId: string | undefined,
): Promise<PickupPointData | null> {
  if (code !== LOCKER_CODE || pointId === undefined) return null
  const point = await container.resolve(PICKUP_POINT_MODULE).find(pointId)
  if (!point?.open) throw checkoutError("pickup_point_unavailable", "This pickup point takes no parcels")
  return toPickupPointData(point)
}

export function toPickupPointData(point: PickupPoint): PickupPointData {
  return {
    pickup_point_id: point.id,
    pickup_point_provider: point.provider,
    pickup_point_kind: point.kind,
    pickup_point_name: point.name,
    pickup_point_postal_code: point.postal_code,
    pickup_point_city: point.city,
    pickup_point_address: point.address,
  }
}

/** What prevents collecting this cart at the chosen point. */
export async function readPickupProblems(
  container: MedusaContainer,
  cart: CollectedCart,
): Promise<CheckoutProblem[]> {
  const data = cart.shipping_methods.find((method) => method.data?.code === LOCKER_CODE)?.data
  if (!data) return []
  if (typeof data.pickup_point_id !== "string") return [{ code: "pickup_point_missing" }]
  const [point, weight] = await Promise.all([
    container.resolve(PICKUP_POINT_MODULE).find(data.pickup_point_id),
    readWeight(container, cart),
  ])
  const { metadata, total, shipping_address: address } = cart
  return findPickupProblems(point, {
    weight,
    paidOnDelivery: metadata?.payment_method === "cash_on_delivery" && Math.round(total) > 0,
    phone: address?.phone ?? null,
  })
}

interface Collected {
  /** Total weight in grams. */
  weight: number
  paidOnDelivery: boolean
  phone: string | null
}

export function findPickupProblems(
  point: Pick<PickupPointRecord, "open" | "cash_on_delivery" | "max_weight_grams"> | null,
  { weight, paidOnDelivery, phone }: Collected,
): CheckoutProblem[] {
  if (!point?.open) return [{ code: "pickup_point_unavailable" }]
  const tooHeavy = point.max_weight_grams !== null && weight > point.max_weight_grams
  return [
    ...(tooHeavy ? [{ code: "pickup_point_too_heavy" as const }] : []),
    ...(paidOnDelivery && !point.cash_on_delivery ? [{ code: "pickup_point_no_cash" as const }] : []),
    ...(isLandline(phone) ? [{ code: "pickup_point_needs_mobile" as const }] : []),
  ]
}

/** The code that opens the locker is sent by SMS. Nothing is known about foreign numbers; they are accepted. */
function isLandline(phone: string | null): boolean {
  const parsed = parsePhone(phone ?? "")
  return parsed.ok && parsed.kind === "landline"
}

/** Grams; products without a weight count as zero. */
export async function readWeight(
  container: MedusaContainer,
  { items }: Pick<CollectedCart, "items">,
): Promise<number> {
  const ids = [...new Set(items.flatMap(({ variant_id: id }) => id ?? []))]
  const variants = await container
    .resolve(Modules.PRODUCT)
    .listProductVariants({ id: ids }, { select: ["id", "weight"], take: ids.length })
  const weights = new Map(variants.map(({ id, weight }) => [id, Number(weight ?? 0)]))
  return items.reduce(
    (sum, { variant_id: id, quantity }) => sum + (weights.get(id ?? "") ?? 0) * Number(quantity),
    0,
  )
}
