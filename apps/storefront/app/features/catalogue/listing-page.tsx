import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Breadcrumbs, type Crumb } from "#app/ui/breadcrumbs.tsx"

interface ListingPageProps {
  title: string
  lead?: string
  /** Between home and this page. */
  parents?: Crumb[]
  /** Between title and list: sub-categories. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of every list of goods. */
export function ListingPage({ title, lead, parents = [], aside, children }: ListingPageProps) {
  const t = useTranslations("shell")
  const paths = usePaths()
  return (
    <div className="measure py-6 lg:py-10">
      <Breadcrumbs
        label={t("breadcrumbs")}
        crumbs={[{ label: t("home"), to: paths.home() }, ...parents, { label: title }]}
      />
      <header className="mt-5 mb-8 max-w-160 lg:mb-10">
        <h1 className="text-title-lg">{title}</h1>
        {lead && <p className="mt-3 text-balance text-ink-muted text-lg">{lead}</p>}
      </header>
      {aside}
      {children}
    </div>
  )
}
