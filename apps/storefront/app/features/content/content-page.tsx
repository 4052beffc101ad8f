import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { Prose } from "#app/ui/layout/prose.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import type { Content } from "./content.server.ts"
import { PageVersions, VersionNotice } from "./page-versions.tsx"

interface ContentPageProps {
  content: Content
  /** Above the text. */
  notice?: ReactNode
}

export function ContentPage({ content, notice }: ContentPageProps) {
  const t = useTranslations("shell")
  const paths = usePaths()
  return (
    <div className="measure py-6 lg:py-10">
      <article className="mx-auto max-w-reading">
        <Breadcrumbs
          label={t("breadcrumbs")}
          crumbs={[{ label: t("home"), to: paths.home() }, { label: content.title }]}
        />
        <h1 className="mt-6 text-title-lg">{content.title}</h1>
        {content.version && (
          <p className="mt-2 text-sm text-ink-muted">
            {t("documentVersion", { version: content.version, date: content.date ?? "" })}
          </p>
        )}
        <VersionNotice content={content} />
        {notice}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: texts of the repository, rendered on the server */}
        <Prose className="mt-8" dangerouslySetInnerHTML={{ __html: content.html }} />
        <PageVersions content={content} />
      </article>
    </div>
  )
}
