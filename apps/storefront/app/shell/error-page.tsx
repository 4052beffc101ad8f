import { useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { ErrorState } from "#app/ui/error-state.tsx"

/** The designed page of every failure: what happened in plain words, and the ways on. */
export function ErrorPage({ status }: { status: number }) {
  const t = useTranslations("errors")
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const kind = status === 404 ? "notFound" : status === 503 ? "unavailable" : "server"
  const title = t(`${kind}Title`)
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        code={String(status)}
        title={title}
        text={t(`${kind}Text`)}
        actions={
          <>
            {kind === "notFound" ? (
              <a href={paths.products()} className={buttonClass("primary")}>
                {t("toProducts")}
              </a>
            ) : (
              <a href={pathname + search} className={buttonClass("primary")}>
                {t("retry")}
              </a>
            )}
            <a href={paths.home()} className={buttonClass("secondary")}>
              {t("backHome")}
            </a>
          </>
        }
      />
    </>
  )
}
