import "#app/i18n/documents-messages.ts"
import { data, redirect } from "react-router"
import { useTranslations } from "use-intl"
import { ContentPage } from "#app/features/content/content-page.tsx"
import { readContentVersion } from "#app/features/content/content-version.server.ts"
import { findLegalPage, legalAddress } from "#app/i18n/legal-slugs.ts"
import { splitLocale } from "#app/i18n/locales.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import type { Route } from "./+types/page-version.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

/**
 * An earlier version of a legal page: what somebody agreed to stays readable (45/2014. Korm. r. 11. § (1) q).
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale: named, rest } = splitLocale(url.pathname)
  const legal = findLegalPage(rest.slice(1))
  if (!legal || legal.edition === null) throw data(null, { status: 404 })
  if (named && named !== legal.locale) throw redirect(legalAddress(legal, named), 301)
  const { page, locale, edition } = legal
  return { content: await readContentVersion(context.get(requestContext), { page, locale, edition }) }
}

export default function PageVersion({ loaderData: { content } }: Route.ComponentProps) {
  const t = useTranslations("documents")
  const title = t("versionTitle", { title: content.title, version: content.version ?? "" })
  return (
    <>
      <PageMeta title={title} description={content.description} indexed={false} />
      <ContentPage content={content} />
    </>
  )
}
