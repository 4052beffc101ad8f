import type { HomeMaker } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Link } from "#app/ui/navigation/link.tsx"

/** The makers by name and place; each links to its page, or to its products if it has none. */
export function MakerList({ title, makers }: { title: string; makers: HomeMaker[] }) {
  const t = useTranslations("makers")
  const paths = usePaths()
  return (
    <section className="border-border border-t pt-10 lg:pt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="text-title-sm">{title}</h3>
        {makers.some(({ handle }) => handle) && (
          <Link to={paths.makers()} className="text-link inline-flex min-h-11 items-center">
            {t("all")}
          </Link>
        )}
      </div>
      <ul className="hyphens-auto mt-5 grid grid-cols-[repeat(auto-fill,minmax(max(7.5rem,40%),1fr))] gap-x-6 gap-y-3 md:grid-cols-3 lg:mt-7 lg:gap-y-4">
        {makers.map(({ name, place, handle }) => (
          <li key={name}>
            <Link
              to={handle ? paths.maker(handle) : `${paths.search()}?q=${encodeURIComponent(name)}`}
              className="group/maker block py-1"
            >
              <span className="title text-base leading-snug sm:text-title-xs group-hover/maker:text-accent">
                {name}
              </span>
              <span className="block text-ink-muted text-sm">{place}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
