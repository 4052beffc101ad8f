import type { HomeMaker } from "@porteka/commerce-sdk"
import { usePaths } from "#app/i18n/paths.ts"
import { Link } from "#app/ui/navigation/link.tsx"

/** The workshops by name and place, as on the wall of a museum; each leads to its goods. */
export function MakerList({ title, makers }: { title: string; makers: HomeMaker[] }) {
  const search = usePaths().search()
  return (
    <section className="border-border border-t pt-10 lg:pt-12">
      <h3 className="text-title-sm">{title}</h3>
      <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 lg:mt-7 lg:gap-y-4">
        {makers.map(({ name, place }) => (
          <li key={name}>
            <Link to={`${search}?q=${encodeURIComponent(name)}`} className="group/maker block py-1">
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
