import "#app/i18n/search-help-messages.ts"
import type { CatalogueSearch } from "@porteka/commerce-sdk/wire"
import { useTranslations } from "use-intl"

type SearchNotesProps = Pick<CatalogueSearch, "q" | "everything" | "left_out" | "foreign_price">

/** Says which words a search did not look for, and if that leaves nothing to look for. */
export function SearchNotes({ q, everything, left_out, foreign_price }: SearchNotesProps) {
  const t = useTranslations("searchHelp")
  const notes = [
    foreign_price !== null && t("foreignPrice", { price: foreign_price }),
    everything && q !== "" && t("everything", { q }),
    // Where nothing was looked for, the sentence before says so.
    !everything && left_out.length > 0 && t("leftOut", { words: left_out.join(", ") }),
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return (
    <div className="mb-6">
      {notes.map((note) => (
        <p key={note} className="wrap-anywhere border-ornament border-l-2 pl-4">
          {note}
        </p>
      ))}
    </div>
  )
}
