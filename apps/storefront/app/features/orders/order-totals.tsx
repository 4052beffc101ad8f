import { formatDate } from "@porteka/hungary"
import { useLocale, useTranslations } from "use-intl"
import { useMoney } from "#app/i18n/use-money.ts"
import { useSums } from "#app/i18n/use-sums.ts"
import { classNames } from "#app/ui/class-names.ts"
import { Sums } from "#app/ui/commerce/sums.tsx"
import type { OrderView } from "./order-view.ts"

export function OrderTotals({ order }: { order: OrderView }) {
  const sums = useSums(order)
  return (
    <div className="tabular mt-5 ml-auto max-w-96 print:max-w-170 break-inside-avoid">
      <Sums {...sums} />
      <Settlement order={order} />
    </div>
  )
}

/** Paid and refunded amounts, if the total alone does not show them. */
function Settlement({
  order: { money: sums, currency, paymentMethod, giftCardReturned },
}: {
  order: OrderView
}) {
  const t = useTranslations("order")
  const locale = useLocale()
  const money = useMoney()
  const { paid, refunds, due, owed } = sums
  const isPaidFor = paid > 0 && refunds.length + due + owed > 0
  if (!isPaidFor && giftCardReturned === 0) return null
  return (
    <dl className="mt-4 flex flex-col gap-2 border-border border-t pt-4">
      {paid > 0 && <Row name={t("paid")} value={money(paid, currency)} />}
      {refunds.map(({ id, amount, at }) => (
        <Row
          key={id}
          name={t("refunded", { date: formatDate(at, locale), way: paymentMethod ?? "other" })}
          value={money(-amount, currency)}
        />
      ))}
      {giftCardReturned > 0 && <Row name={t("giftCardReturned")} value={money(giftCardReturned, currency)} />}
      {isPaidFor && due > 0 && <Row name={t("stillDue")} value={money(due, currency)} strong />}
      {isPaidFor && owed > 0 && <Row name={t("stillOwed")} value={money(owed, currency)} strong />}
    </dl>
  )
}

function Row({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className={classNames("flex items-baseline justify-between gap-4", strong && "font-semibold")}>
      <dt>{name}</dt>
      <dd className="whitespace-nowrap text-right">{value}</dd>
    </div>
  )
}
