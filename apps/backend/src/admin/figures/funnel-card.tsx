import type { ShopFigures } from "@porteka/commerce-sdk"
import { adminLanguageTag } from "../language.ts"
import { FiguresCard, FiguresTable } from "./figures-card.tsx"
import { figuresTexts } from "./figures-texts.ts"

const STEPS = ["visits", "product_views", "carts", "checkouts", "orders"] as const

/** How many visitors view products, start a cart, open the checkout, and buy. */
export function FunnelCard({ figures: { now, before } }: { figures: ShopFigures }) {
  const texts = figuresTexts()
  const shares = new Intl.NumberFormat(adminLanguageTag(), { style: "percent", maximumFractionDigits: 1 })
  return (
    <FiguresCard title={texts.funnel} hint={texts.funnelHint}>
      <FiguresTable
        columns={texts.funnelColumns}
        rows={STEPS.map((step) => ({
          key: step,
          cells: [
            texts.funnelSteps[step],
            now[step],
            now.visits > 0 ? shares.format(now[step] / now.visits) : "–",
            before[step],
          ],
        }))}
      />
    </FiguresCard>
  )
}
