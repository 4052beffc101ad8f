import { type CatalogueCard, smallestAddress } from "@porteka/commerce-sdk/wire"
import { Plus } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { classNames } from "#app/ui/class-names.ts"
import { LineItem } from "#app/ui/commerce/line-item.tsx"
import { IconButton } from "#app/ui/controls/icon-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { CartForm } from "../cart-form.tsx"
import { FaultText } from "../fault-text.tsx"

/** The catalogue is another feature, so the caller passes a function that renders its prices. */
export type CardPrice = (card: CatalogueCard) => ReactNode

interface GoesWithProps {
  cards: readonly CatalogueCard[]
  price: CardPrice
  className?: string
  /** Called when a link is followed: the surrounding window closes. */
  onFollow?: (() => void) | undefined
}

/** Suggestions for the cart: products without options are added with one click, others link to their page. */
export function GoesWith({ cards, price, className, onFollow }: GoesWithProps) {
  const t = useTranslations("cartPage")
  if (cards.length === 0) return null
  return (
    <section aria-label={t("goesWith")} data-print="hide" className={classNames("@container", className)}>
      <h2 className="text-title-xs">{t("goesWith")}</h2>
      <ul className="mt-4 grid gap-4 @min-[36rem]:grid-cols-2">
        {cards.map((card) => (
          <Suggestion key={card.id} card={card} price={price} onFollow={onFollow} />
        ))}
      </ul>
    </section>
  )
}

function Suggestion({
  card,
  price,
  onFollow,
}: Pick<GoesWithProps, "price" | "onFollow"> & { card: CatalogueCard }) {
  const t = useTranslations("cartPage")
  const paths = usePaths()
  const { handle, title, pictures, only_variant_id: variantId } = card
  const picture = pictures[0] ? smallestAddress(pictures[0]) : null
  const note = { title, variantTitle: null, thumbnail: picture, price: card.price?.amount ?? null }
  return (
    <li>
      <LineItem
        picture={picture}
        title={
          <Link to={paths.product(handle)} onClick={onFollow} className="quiet-link">
            {title}
          </Link>
        }
        details={price(card)}
        end={
          variantId !== null && (
            <CartForm intent="add" fields={{ variant_id: variantId }} product={note}>
              {(fetcher) => (
                <>
                  <IconButton
                    type="submit"
                    label={t("addItem", { title })}
                    disabled={fetcher.state !== "idle"}
                  >
                    <Plus className="size-5" />
                  </IconButton>
                  {fetcher.state === "idle" && fetcher.data?.fault && (
                    <p role="alert" className="text-danger text-sm">
                      <FaultText fault={fetcher.data.fault} />
                    </p>
                  )}
                </>
              )}
            </CartForm>
          )
        }
      />
    </li>
  )
}
