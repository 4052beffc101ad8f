import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { HelpLinks, useHelpTopics } from "./help-links.tsx"
import type { SearchAnswer } from "./search-answer.ts"
import { CategoryChips, LastSearchChips } from "./search-chips.tsx"
import { SearchHits } from "./search-hits.tsx"
import { SearchNotes } from "./search-notes.tsx"
import type { SearchState } from "./use-search.ts"

interface SearchPanelProps {
  /** The start of the ids in the list of results. */
  id: string
  /** The present text of the field; `search` may still belong to an older one. */
  term: string
  search: SearchState
  /** The selected result; -1 if none is. */
  active: number
  /** The URL of the results page. */
  allResults: string
  onTerm: (term: string) => void
  /** A result was opened. */
  onFollow: () => void
  /** A link was followed that is no result. */
  onClose: () => void
}

/** What a search found; before anything is typed, where to begin. */
export function SearchPanel({
  id,
  term,
  search: { q, answer, searching, failed },
  active,
  allResults,
  onTerm,
  onFollow,
  onClose,
}: SearchPanelProps) {
  const t = useTranslations("search")
  const help = useHelpTopics(answer?.help ?? [])
  return (
    <div className="mt-4 min-h-80">
      {answer && q !== "" && answer.products.length === 0 && help.length === 0 && (
        <p role={failed ? "alert" : undefined} className="py-6 text-center text-ink-muted">
          {failed ? t("offline") : t("none")}
        </p>
      )}
      {answer?.suggestion && <Suggestion suggestion={answer.suggestion} onTerm={onTerm} />}
      <HelpLinks topics={help} onFollow={onClose} />
      {answer && <SearchNotes q={q} {...answer} />}
      {term === "" && <LastSearchChips onChoose={onTerm} />}
      {answer && q === "" && <CategoryChips categories={answer.categories} onFollow={onClose} />}
      {answer && <PopularCollections collections={answer.collections} onFollow={onClose} />}
      <SearchHits
        id={id}
        products={answer?.products ?? []}
        exact={answer?.exact_count ?? 0}
        active={active}
        dimmed={searching}
        onFollow={onFollow}
      />
      {answer && answer.count > 0 && (
        <Link
          to={`${allResults}&typing=1`}
          onClick={onClose}
          className="text-link mt-3 inline-flex min-h-11 items-center font-medium"
        >
          {t("all", { count: answer.count })}
        </Link>
      )}
    </div>
  )
}

interface SuggestionProps {
  suggestion: string
  onTerm: (term: string) => void
}

/** The probable spelling of a mistyped word. */
function Suggestion({ suggestion, onTerm }: SuggestionProps) {
  const t = useTranslations("search")
  return (
    <p className="mb-3">
      {t.rich("didYouMean", {
        suggestion,
        button: (text) => (
          <button
            type="button"
            onClick={() => onTerm(suggestion)}
            className="text-link touch min-h-11 font-medium"
          >
            {text}
          </button>
        ),
      })}
    </p>
  )
}

function PopularCollections({
  collections,
  onFollow,
}: {
  collections: SearchAnswer["collections"]
  onFollow: () => void
}) {
  const t = useTranslations("search")
  const paths = usePaths()
  if (collections.length === 0) return null
  return (
    <nav aria-label={t("popular")}>
      <h3 className="mb-1 font-medium font-sans text-ink-muted text-sm tracking-normal">{t("popular")}</h3>
      <ul>
        {collections.map(({ handle, name }) => (
          <li key={handle} className="border-border border-b last:border-0">
            <Link
              to={paths.category(handle)}
              onClick={onFollow}
              className="quiet-link title flex min-h-12 items-center text-title-xs"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
