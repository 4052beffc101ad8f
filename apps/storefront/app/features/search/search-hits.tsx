import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useMoney } from "#app/i18n/use-money.ts"
import { classNames } from "#app/ui/class-names.ts"
import { Badge } from "#app/ui/commerce/badge.tsx"
import { Picture } from "#app/ui/media/picture.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { SearchHit } from "./search-answer.ts"

interface SearchHitsProps {
  /** The combobox's id; the results' ids are derived from it. */
  id: string
  products: SearchHit[]
  /** Number of exact results; the others are only similar. */
  exact: number
  active: number
  dimmed: boolean
  onFollow: () => void
}

export function SearchHits({ id, products, exact, active, dimmed, onFollow }: SearchHitsProps) {
  const t = useTranslations("search")
  const option = (hit: SearchHit, index: number) => (
    <HitOption key={hit.id} hit={hit} id={`${id}-${index}`} active={index === active} onFollow={onFollow} />
  )
  const similar = products.slice(exact)
  return (
    <div
      id={`${id}-results`}
      role="listbox"
      aria-label={t("results")}
      className={classNames("transition-opacity", dimmed && "opacity-75")}
    >
      {products.slice(0, exact).map(option)}
      {similar.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
        <div role="group" aria-labelledby={`${id}-similar`}>
          {/* Not a paragraph, because a listbox may contain only options and groups. */}
          <span
            id={`${id}-similar`}
            className={classNames(
              "block font-medium text-ink-muted text-sm",
              exact > 0 && "mt-4 border-border border-t pt-4",
            )}
          >
            {t("similar")}
          </span>
          {similar.map((hit, index) => option(hit, exact + index))}
        </div>
      )}
    </div>
  )
}

interface HitOptionProps {
  hit: SearchHit
  id: string
  active: boolean
  onFollow: () => void
}

function HitOption({ hit, id, active, onFollow }: HitOptionProps) {
  const paths = usePaths()
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      to={paths.product(hit.handle)}
      onClick={onFollow}
      ref={active ? intoView : undefined}
      className={classNames(
        "-mx-3 grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 rounded-md px-3 py-2.5 hover:bg-surface-hover sm:grid-cols-[4rem_minmax(0,1fr)_auto]",
        active && "bg-surface-hover outline-2 outline-focus -outline-offset-2",
      )}
    >
      <HitPicture hit={hit} />
      <span className="min-w-0 self-center">
        <span className="block font-medium">{hit.title}</span>
        <span className="line-clamp-2 text-ink-muted text-sm">{hit.description}</span>
      </span>
      <HitFacts hit={hit} />
    </Link>
  )
}

function HitPicture({ hit }: { hit: SearchHit }) {
  return (
    <span className="row-span-2 block aspect-4/5 w-16 overflow-hidden rounded-sm bg-surface-sunken sm:row-span-1">
      {hit.picture && (
        <Picture source={{ ...hit.picture, alt: "" }} sizes="4rem" fill className="size-full" />
      )}
    </span>
  )
}

function HitFacts({ hit }: { hit: SearchHit }) {
  const t = useTranslations("search")
  const money = useMoney()
  const soldOut = hit.stock_state === "out_of_stock"
  const amount = hit.price && money(hit.price.amount, hit.price.currency)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 self-center sm:flex-col sm:items-end sm:gap-1.5">
      {amount && (
        <span className="tabular whitespace-nowrap font-medium">
          {hit.price?.varies ? t("from", { price: amount }) : amount}
        </span>
      )}
      <Badge tone={soldOut ? "neutral" : "success"}>{soldOut ? t("outOfStock") : t("inStock")}</Badge>
    </span>
  )
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" })
}
