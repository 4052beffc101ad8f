import "#app/i18n/search-help-messages.ts"
import type { ReactNode } from "react"
import { useId } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { forgetSearches, type LastSearches, lastSearches } from "./last-searches.ts"

const CHIP =
  "wrap-anywhere flex min-h-11 items-center rounded-full border border-border-strong px-3.5 text-left text-sm hover:border-ink hover:bg-surface-hover"

const NONE: LastSearches = []

/** The shop's categories, for those who do not know yet what to type. */
export function CategoryChips({
  categories,
  onFollow,
}: {
  categories: { handle: string; name: string }[]
  onFollow?: () => void
}) {
  const t = useTranslations("searchHelp")
  const paths = usePaths()
  if (categories.length === 0) return null
  return (
    <Chips title={t("categoriesTitle")}>
      {categories.map(({ handle, name }) => (
        <li key={handle}>
          <Link to={paths.category(handle)} onClick={onFollow} className={CHIP}>
            {name}
          </Link>
        </li>
      ))}
    </Chips>
  )
}

/** What this browser searched for, with a button that forgets it. */
export function LastSearchChips({ onChoose }: { onChoose: (term: string) => void }) {
  const t = useTranslations("searchHelp")
  const searches = useWatchedValue(lastSearches, NONE)
  if (searches.length === 0) return null
  return (
    <Chips title={t("lastTitle")}>
      {searches.map((term) => (
        <li key={term}>
          <button type="button" onClick={() => onChoose(term)} className={CHIP}>
            {term}
          </button>
        </li>
      ))}
      <li>
        <button type="button" onClick={forgetSearches} className="text-link min-h-11 px-2 text-sm">
          {t("forgetSearches")}
        </button>
      </li>
    </Chips>
  )
}

function Chips({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-5">
      <h3 id={id} className="mb-2 font-medium font-sans text-ink-muted text-sm tracking-normal">
        {title}
      </h3>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </section>
  )
}
