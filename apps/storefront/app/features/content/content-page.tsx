import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { RenderedMarkdown } from "#app/ui/layout/rendered-markdown.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { Disclosure } from "#app/ui/windows/disclosure.tsx"
import type { Content } from "./content.server.ts"
import type { PageSection } from "./page-sections.ts"
import { PageVersions, VersionNotice } from "./page-versions.tsx"

/** A page of fewer sections is read faster than its table of contents. */
const LONG_PAGE_SECTIONS = 6

interface ContentPageProps {
  content: Content
  /** Above the text. */
  notice?: ReactNode
}

export function ContentPage({ content, notice }: ContentPageProps) {
  const t = useTranslations("shell")
  const texts = useTranslations("documents")
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
            {texts("version", { version: content.version, date: content.date ?? "" })}
          </p>
        )}
        <VersionNotice content={content} />
        {notice}
        <TableOfContents sections={content.sections} />
        <RenderedMarkdown className="mt-8" html={content.html} />
        <PageVersions content={content} />
      </article>
    </div>
  )
}

function TableOfContents({ sections }: { sections: PageSection[] }) {
  const t = useTranslations("documents")
  if (sections.length < LONG_PAGE_SECTIONS) return null
  return (
    <nav aria-label={t("contents")} data-print="hide" className="mt-8">
      <Disclosure summary={t("contents")} className="border-t">
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </nav>
  )
}
