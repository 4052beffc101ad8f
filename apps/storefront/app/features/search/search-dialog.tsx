import "#app/i18n/window-messages.ts"
import { Search } from "lucide-react"
import { type KeyboardEvent, useEffect, useId, useState } from "react"
import { useNavigate } from "react-router"
import { useTranslations } from "use-intl"
import { LateTexts } from "#app/i18n/late-texts.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { Dialog } from "#app/ui/windows/dialog.tsx"
import { moveActive } from "./active-option.ts"
import { HelpLinks, useHelpTopics } from "./help-links.tsx"
import { rememberSearch } from "./last-searches.ts"
import { QUERY_CHARACTERS, type SearchAnswer } from "./search-answer.ts"
import { CategoryChips, LastSearchChips } from "./search-chips.tsx"
import { SearchHits } from "./search-hits.tsx"
import { SearchNotes } from "./search-notes.tsx"
import { useSearch } from "./use-search.ts"

interface SearchDialogProps {
  open: boolean
  onClose: () => void
  /** Whether searches may be stored in this browser. */
  mayRemember: boolean
}

/** Search in a dialog (specification, section 2): results while typing, collections before. */
export default function SearchDialog(props: SearchDialogProps) {
  return (
    <LateTexts>
      <SearchWindow {...props} />
    </LateTexts>
  )
}

function SearchWindow({ open, onClose, mayRemember }: SearchDialogProps) {
  const t = useTranslations("search")
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} closeLabel={t("close")} place="top">
      <SearchBox onClose={onClose} mayRemember={mayRemember} />
    </Dialog>
  )
}

/**
 * A combobox with a list of results (ARIA pattern): arrow keys select, Enter opens the selected result, or
 * all results if none is selected.
 */
function SearchBox({ onClose, mayRemember }: Omit<SearchDialogProps, "open">) {
  const t = useTranslations("search")
  const searchHelp = useTranslations("searchHelp")
  const paths = usePaths()
  const navigate = useNavigate()
  const id = useId()
  const [term, setTerm] = useState("")
  const [active, setActive] = useState(-1)
  const { q, answer, searching, failed } = useSearch(term)
  const products = answer?.products ?? []
  const help = useHelpTopics(answer?.help ?? [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `answer` is listed so that a new answer clears the choice
  useEffect(() => setActive(-1), [answer])

  const allResults = `${paths.search()}?${new URLSearchParams({ q: term.trim() })}`
  // The page of all results remembers its search itself.
  const follow = () => {
    if (mayRemember) rememberSearch(term)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      setActive(moveActive(active, event.key, products.length))
    }
    if (event.key === "Escape") {
      // In a search field the first Escape normally clears it; here it closes the dialog (specification,
      // section 2).
      event.preventDefault()
      onClose()
    }
    if (event.key === "Enter" && term.trim()) {
      const hit = products[active]
      navigate(hit ? paths.product(hit.handle) : allResults)
      follow()
    }
  }
  return (
    <>
      <TextInput
        type="search"
        role="combobox"
        ref={markForFocus}
        autoComplete="off"
        aria-label={t("label")}
        aria-expanded={products.length > 0}
        aria-controls={`${id}-results`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        placeholder={t("placeholder")}
        maxLength={QUERY_CHARACTERS}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        onKeyDown={onKeyDown}
        before={<Search className="size-5" />}
      />
      <p role="status" className="sr-only">
        {help.length > 0 && !searching
          ? searchHelp("helpTitle", { count: help.length })
          : statusText(t, searching, q, failed ? null : answer)}
      </p>
      <div className="mt-4 min-h-80">
        {answer && q !== "" && answer.products.length === 0 && help.length === 0 && (
          <p role={failed ? "alert" : undefined} className="py-6 text-center text-ink-muted">
            {failed ? t("offline") : t("none")}
          </p>
        )}
        {answer?.suggestion && (
          <p className="mb-3">
            {t.rich("didYouMean", {
              suggestion: answer.suggestion,
              button: (text) => (
                <button
                  type="button"
                  onClick={() => setTerm(answer.suggestion ?? "")}
                  className="text-link touch min-h-11 font-medium"
                >
                  {text}
                </button>
              ),
            })}
          </p>
        )}
        <HelpLinks topics={help} onFollow={onClose} />
        {answer && <SearchNotes q={q} {...answer} />}
        {term === "" && <LastSearchChips onChoose={setTerm} />}
        {answer && q === "" && <CategoryChips categories={answer.categories} onFollow={onClose} />}
        {answer && <PopularCollections collections={answer.collections} onFollow={onClose} />}
        <SearchHits
          id={id}
          products={products}
          exact={answer?.exact_count ?? 0}
          active={active}
          dimmed={searching}
          onFollow={follow}
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
    </>
  )
}

type Texts = ReturnType<typeof useTranslations<"search">>

function statusText(t: Texts, searching: boolean, q: string, answer: SearchAnswer | null): string {
  if (searching) return t("searching")
  if (!answer || q === "") return ""
  const { count, exact_count: exact, suggestion } = answer
  if (count === 0) return t("none")
  if (suggestion) return t("countSuggested", { count, suggestion })
  if (exact === count) return t("count", { count })
  return t("countExactAndSimilar", { exact, similar: count - exact })
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

/**
 * React focuses the field before the dialog opens, and opening moves the focus; the `autofocus` attribute
 * still works then.
 */
function markForFocus(input: HTMLInputElement | null): void {
  input?.setAttribute("autofocus", "")
}
