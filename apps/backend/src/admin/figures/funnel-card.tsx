import type { ShopFigures } from "@porteka/commerce-sdk"
import { FiguresCard, FiguresTable } from "./figures-card.tsx"
import { figuresTexts } from "./figures-texts.ts"
import { formatShare } from "./format-share.ts"

const STEPS = ["visits", "product_views", "carts", "checkouts", "orders"] as const

/** How many visitors view products, start a cart, open the checkout, and buy. */
export function FunnelCard({ figures: { now, before } }: { figures: ShopFigures }) {
  const texts = figuresTexts()
  return (
    <FiguresCard title={texts.funnel} hint={texts.funnelHint}>
      <FiguresTable
        columns={texts.funnelColumns}
        rows={STEPS.map((step) => ({
          key: step,
          cells: [
            texts.funnelSteps[step],
            now[step],
            now.visits > 0 ? formatShare(now[step] / now.visits) : "–",
            before[step],
          ],
        }))}
      />
    </FiguresCard>
  )
}
