import { useKeptMarkup } from "#app/i18n/kept-markup.tsx"
import { CardActionProvider, useCardAction } from "./card-actions.ts"
import { CatalogueCard, type CatalogueCardProps } from "./catalogue-card.tsx"

/** A product as an item of a `ProductGrid`. */
export const CardItem = import.meta.env.SSR ? ServerItem : RenderedItem

/** The main picture's card is rendered with each page, because it also preloads its picture in the page's head. */
function ServerItem(props: CatalogueCardProps) {
  return props.priority ? <RenderedItem {...props} /> : <KeptItem {...props} />
}

/** On the server a card is the same for every visitor and in every list, and cards are a third of a list's work. */
function KeptItem(props: CatalogueCardProps) {
  const action = useCardAction()
  const { card, level, eager } = props
  const html = useKeptMarkup(`card ${level} ${eager} ${card.id}`, [card, action !== null], () => (
    <CardActionProvider value={action}>
      <CatalogueCard {...props} />
    </CardActionProvider>
  ))
  if (html === undefined) return <RenderedItem {...props} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
  return <li dangerouslySetInnerHTML={{ __html: html }} />
}

function RenderedItem(props: CatalogueCardProps) {
  return (
    <li>
      <CatalogueCard {...props} />
    </li>
  )
}
