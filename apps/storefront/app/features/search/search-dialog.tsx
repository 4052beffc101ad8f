import "#app/i18n/window-messages.ts"
import { Search } from "lucide-react"
import { type KeyboardEvent, useEffect, useId, useState } from "react"
import { useNavigate } from "react-router"
import { useTranslations } from "use-intl"
import { LateTexts } from "#app/i18n/late-texts.tsx"
import { usePaths } from "#app/i18n/paths.ts"
import { TextInput } from "#app/ui/controls/text-input.tsx"
import { Dialog } from "#app/ui/windows/dialog.tsx"
import { moveActive } from "./active-option.ts"
import { useHelpTopics } from "./help-links.tsx"
import { rememberSearch } from "./last-searches.ts"
import { QUERY_CHARACTERS, type SearchAnswer } from "./search-answer.ts"
import { SearchPanel } from "./search-panel.tsx"
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
  const search = useSearch(term)
  const { q, answer, searching, failed } = search
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
      <SearchPanel
        id={id}
        term={term}
        search={search}
        active={active}
        allResults={allResults}
        onTerm={setTerm}
        onFollow={follow}
        onClose={onClose}
      />
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

/**
 * React focuses the field before the dialog opens, and opening moves the focus; the `autofocus` attribute
 * still works then.
 */
function markForFocus(input: HTMLInputElement | null): void {
  input?.setAttribute("autofocus", "")
}
