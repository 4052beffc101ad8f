import type { MakerSummary } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Picture } from "#app/ui/media/picture.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

const PICTURE_SIZES = "(min-width: 80rem) 23rem, (min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 92vw"

/** The makers with picture, trade and place, numbered like on the map, if there is space for the numbers. */
export function MakerCards({ makers }: { makers: readonly MakerSummary[] }) {
  const t = useTranslations("makers")
  const paths = usePaths()
  return (
    <ol className="grid gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
      {makers.map(({ handle, name, place, trade, excerpt, location, picture }, index) => (
        <li key={handle} className="group/card relative">
          <div className="flex aspect-4/3 items-center justify-center overflow-hidden rounded-sm bg-surface-sunken">
            {picture ? (
              <Picture source={{ ...picture, alt: "" }} sizes={PICTURE_SIZES} fill className="size-full" />
            ) : (
              <span aria-hidden="true" className="title text-display text-ink-muted">
                {name.slice(0, 1)}
              </span>
            )}
          </div>
          <p className="mt-4 flex items-center gap-2 text-ink-muted text-sm">
            {location && (
              <span className="tabular inline-flex size-6 shrink-0 max-sm:hidden items-center justify-center rounded-full bg-primary text-on-primary text-xs">
                <span className="sr-only">{`${t("onMap")} `}</span>
                {index + 1}
              </span>
            )}
            <span className="wrap-anywhere block first-letter:uppercase">
              {t("tradeInPlace", { trade, place })}
            </span>
          </p>
          <h2 className="mt-1 text-title-sm">
            <Link to={paths.maker(handle)} prefetch className="quiet-link after:absolute after:inset-0">
              {name}
            </Link>
          </h2>
          <p className="mt-2 text-ink-muted">{excerpt}</p>
        </li>
      ))}
    </ol>
  )
}
