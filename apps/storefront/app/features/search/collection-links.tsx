import "#app/i18n/search-help-messages.ts"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Link } from "#app/ui/navigation/link.tsx"

/** Collections that the search names; nothing if there are none. */
export function CollectionLinks({ collections }: { collections: { handle: string; name: string }[] }) {
  const t = useTranslations("searchHelp")
  const paths = usePaths()
  if (collections.length === 0) return null
  return (
    <nav aria-label={t("collectionsTitle")} className="mb-6">
      <ul className="flex flex-wrap items-center gap-x-5">
        <li aria-hidden="true" className="text-ink-muted">
          {t("collectionsTitle")}
        </li>
        {collections.map(({ handle, name }) => (
          <li key={handle}>
            <Link
              to={paths.collection(handle)}
              className="text-link inline-flex min-h-11 items-center font-medium"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
