import type { CatalogueSearch } from "@porteka/commerce-sdk/wire"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Link } from "#app/ui/navigation/link.tsx"

/** Suggests a correction if there is no exact result; without one, the number of results says enough. */
export function SearchNotice({ search: { q, exact_count, suggestion } }: { search: CatalogueSearch }) {
  const t = useTranslations("catalogue")
  const paths = usePaths()
  if (exact_count > 0 || !suggestion) return null
  return (
    <div className="mb-8 border-ornament border-l-2 pl-4">
      <p className="wrap-anywhere">{t("noExactHit", { q })}</p>
      <p className="mt-1 text-lg">
        {t.rich("didYouMean", {
          suggestion,
          link: (text) => (
            <Link
              to={`${paths.search()}?${new URLSearchParams({ q: suggestion })}`}
              className="text-link inline-flex min-h-11 items-center font-medium"
            >
              {text}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}
