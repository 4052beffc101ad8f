import { Text } from "@medusajs/ui"
import type { ShopFigures, ShopFiguresSums } from "@porteka/commerce-sdk"
import { formatMoney } from "../format-money.ts"
import { figuresTexts } from "./figures-texts.ts"
import { formatShare } from "./format-share.ts"

/** The main figures, each beside the previous period. */
export function Sums({ figures }: { figures: ShopFigures }) {
  const texts = figuresTexts()
  const { now, before } = figures
  const tile = (
    title: string,
    pick: (sums: ShopFiguresSums) => number | null,
    show: (value: number) => string,
    hint?: string,
  ) => {
    const [value, other] = [pick(now), pick(before)]
    const change = value !== null && other ? (value - other) / other : null
    return (
      <div key={title} title={hint}>
        <Text size="small" className="text-ui-fg-subtle">
          {title}
        </Text>
        <Text size="xlarge" weight="plus">
          {value === null ? "–" : show(value)}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle">
          {change !== null && `${change > 0 ? "+" : ""}${formatShare(change)} · `}
          {other === null ? "–" : show(other)} {texts.before}
        </Text>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-2 gap-6 px-6 py-4 lg:grid-cols-4">
      {tile(texts.turnover, (sums) => sums.turnover, formatMoney)}
      {tile(texts.orders, (sums) => sums.orders, String)}
      {tile(texts.average, (sums) => sums.average, formatMoney)}
      {tile(texts.refunds, (sums) => sums.refunded, formatMoney, texts.refundsHint(now.refunds))}
      {tile(texts.visits, (sums) => sums.visits, String, texts.visitsHint)}
      {tile(texts.visitConversion, (sums) => sums.ordered_of_visits, formatShare, texts.visitConversionHint)}
      {tile(texts.conversion, (sums) => sums.ordered_of_carts, formatShare, texts.conversionHint)}
    </div>
  )
}
