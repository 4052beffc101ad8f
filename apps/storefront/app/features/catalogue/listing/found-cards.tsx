import type { CatalogueCard as Card } from "@porteka/commerce-sdk"
import { type ReactNode, useId } from "react"
import { useTranslations } from "use-intl"
import { ProductGrid } from "#app/ui/commerce/product-grid.tsx"
import { CardItem } from "../card/card-item.tsx"

/** The first row's pictures are visible at once. */
const EAGER_CARDS = 3

interface FoundCardsProps {
  cards: Card[]
  /** Number of exact results, which come first; the others are only similar. */
  exact: number
}

/** The cards of a list; for a search, exact results separately from similar ones. */
export function FoundCards({ cards, exact }: FoundCardsProps) {
  const t = useTranslations("catalogue")
  const cut = Math.min(Math.max(exact, 0), cards.length)
  if (cut === cards.length) return <Cards cards={cards} level="h2" eager />
  return (
    <div className="space-y-14">
      {cut > 0 && (
        <Section title={t("exactHits")}>
          <Cards cards={cards.slice(0, cut)} level="h3" eager />
        </Section>
      )}
      <Section title={t("similarHits")} text={t("similarHitsText")}>
        <Cards cards={cards.slice(cut)} level="h3" eager={cut === 0} />
      </Section>
    </div>
  )
}

function Section({
  title,
  text,
  children,
}: {
  title: string
  text?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title-sm">
        {title}
      </h2>
      {text && <p className="mt-1.5 text-ink-muted">{text}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}

function Cards({ cards, level, eager = false }: { cards: Card[]; level: "h2" | "h3"; eager?: boolean }) {
  return (
    <ProductGrid narrow>
      {cards.map((card, index) => (
        <CardItem
          key={card.id}
          card={card}
          priority={eager && index === 0}
          eager={eager && index < EAGER_CARDS}
          level={level}
        />
      ))}
    </ProductGrid>
  )
}
