import { useTranslations } from "use-intl"
import { breadcrumbData } from "#app/features/catalogue/structured-data/list-data.server.ts"
import { keepInOwnLanguage } from "#app/features/makers/in-own-language.server.ts"
import { MakerCards } from "#app/features/makers/maker-cards.tsx"
import { MAKERS_TITLE, makersData } from "#app/features/makers/maker-data.server.ts"
import { MakersMap } from "#app/features/makers/makers-map.tsx"
import "#app/i18n/home-messages.ts"
import { pathsIn, usePaths } from "#app/i18n/paths.ts"
import { read } from "#app/server/back-end/read.server.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Route } from "./+types/makers.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ url, context }: Route.LoaderArgs) {
  keepInOwnLanguage(url)
  const { commerce, locale, tag, structuredData, publicOrigin } = context.get(requestContext)
  tag("content:maker")
  const { makers } = await read(commerce.makers.list({ query: { locale } }))
  structuredData(
    makersData(makers, publicOrigin, locale),
    breadcrumbData(publicOrigin, locale, [{ name: MAKERS_TITLE[locale], path: pathsIn(locale).makers() }]),
  )
  return { makers }
}

export default function Makers({ loaderData: { makers } }: Route.ComponentProps) {
  const t = useTranslations("makers")
  const shell = useTranslations("shell")
  const paths = usePaths()
  return (
    <div className="measure py-6 lg:py-10">
      <PageMeta title={t("title")} description={t("lead")} indexed={makers.length > 0} />
      <Breadcrumbs
        label={shell("breadcrumbs")}
        crumbs={[{ label: shell("home"), to: paths.home() }, { label: t("title") }]}
      />
      <div className="mt-6 mb-12 grid items-end gap-x-14 gap-y-8 lg:mb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <header className="self-center">
          <h1 className="text-title-lg">{t("title")}</h1>
          <p className="mt-3 text-ink-muted text-lg">{t("lead")}</p>
        </header>
        {makers.some(({ location }) => location) && <MakersMap makers={makers} />}
      </div>
      {makers.length > 0 ? (
        <MakerCards makers={makers} />
      ) : (
        <EmptyState
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <Link to={paths.products()} className={buttonClass("primary")}>
              {t("emptyAction")}
            </Link>
          }
        />
      )}
    </div>
  )
}
