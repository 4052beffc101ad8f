import type { PriceSums, SummaryRow, VatShare } from "@porteka/commerce-sdk/wire"
import { useTranslations } from "use-intl"
import { type NamedDelivery, useDeliveryName } from "./use-delivery-name.ts"
import { useMoney } from "./use-money.ts"

export interface Summed {
  currency: string
  sums: PriceSums
  delivery: NamedDelivery | null
}

/** The sums of a cart or an order, with labels in the page's language. */
export function useSums({ currency, sums: { rows, price, vat, paidByCard, toPay }, delivery }: Summed) {
  const t = useTranslations("cartPage")
  const money = useMoney()
  const deliveryName = useDeliveryName()
  const amount = (value: number) => money(value, currency)
  const names: Record<SummaryRow["kind"], string> = {
    items: t("subtotal"),
    items_discount: t("discount"),
    delivery: delivery ? deliveryName(delivery) : t("shipping"),
    delivery_discount: t("shippingDiscount"),
    fee: t("paymentFee"),
    gift_card: t("giftCardDiscount"),
    returned: t("returned"),
    adjustment: t("adjustment"),
  }
  return {
    rows: rows.map(({ kind, amount: value }) => ({
      name: names[kind],
      value: kind === "delivery" && value === 0 ? t("freeShipping") : amount(value),
    })),
    total: { name: t("total"), value: amount(price) },
    note: vat && vatNote(vat),
    card:
      paidByCard === 0
        ? null
        : {
            paid: { name: t("paidByGiftCard"), value: amount(-paidByCard) },
            toPay: { name: t("toPay"), value: amount(toPay) },
          },
  }

  function vatNote({ percent, amount: value }: VatShare): string {
    return percent === null
      ? t("vatShareMixed", { amount: amount(value) })
      : t("vatShare", { percent: String(percent), amount: amount(value) })
  }
}
