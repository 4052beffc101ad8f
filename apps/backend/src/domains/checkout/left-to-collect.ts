import { isFee } from "@porteka/commerce-sdk"

export interface CollectableCart {
  id: string
  total: number
  shipping_methods: { id: string; amount: number; data: Record<string, unknown> | null }[]
}

/** What a carrier has to collect, in forints, apart from the fee for collecting it. */
export function leftToCollect({ total, shipping_methods: methods }: CollectableCart): number {
  return methods.filter(isFee).reduce((rest, { amount }) => rest - Number(amount), Math.round(total))
}
