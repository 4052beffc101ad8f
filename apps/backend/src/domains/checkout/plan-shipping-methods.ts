import { isFee } from "@porteka/commerce-sdk"
import { PICKUP_CODE } from "../pricing/delivery-option-codes.ts"

export interface CurrentMethod {
  id: string
  shipping_option_id: string | null
  data: Record<string, unknown> | null
}

export interface OptionRecord {
  id: string
  name: string
  code: string
}

export interface ShippingChoice {
  /** The delivery just chosen; absent: unchanged. */
  option?: OptionRecord
  /** What the carrier needs; only together with a choice. */
  data: Record<string, unknown>
  /** The fee's option if the cart is paid on delivery, otherwise null. */
  fee: OptionRecord | null
}

export interface NewMethod {
  shipping_option_id: string
  name: string
  amount: number
  data: Record<string, unknown>
}

export interface ShippingPlan {
  remove: string[]
  add: NewMethod[]
}

/**
 * Which shipping methods to remove and add, so that a cart has at most one delivery, and the fee only if a
 * carrier collects cash. New ones have no price until they are priced afterward.
 */
export function planShippingMethods(current: readonly CurrentMethod[], choice: ShippingChoice): ShippingPlan {
  const fees = current.filter(isFee)
  const deliveries = current.filter((method) => !isFee(method))
  const chosen = choice.option && toMethod(choice.option, choice.data)
  const kept = deliveries.find((method) => !chosen || isSame(method, chosen))
  // At the shop's own counter no carrier collects the money.
  const fee = (chosen ?? kept)?.data?.code === PICKUP_CODE ? null : choice.fee
  const keptFee = fee ? fees.find(({ shipping_option_id: id }) => id === fee.id) : undefined
  return {
    remove: current.filter((method) => method !== kept && method !== keptFee).map(({ id }) => id),
    add: [...(chosen && !kept ? [chosen] : []), ...(fee && !keptFee ? [toMethod(fee, {})] : [])],
  }
}

function toMethod({ id, name, code }: OptionRecord, data: Record<string, unknown>): NewMethod {
  return { shipping_option_id: id, name, amount: 0, data: { ...data, code } }
}

function isSame(method: CurrentMethod, { shipping_option_id: id, data }: NewMethod): boolean {
  const keys = new Set([...Object.keys(data), ...Object.keys(method.data ?? {})])
  return method.shipping_option_id === id && [...keys].every((key) => method.data?.[key] === data[key])
}
