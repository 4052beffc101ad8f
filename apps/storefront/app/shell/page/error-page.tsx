import { isRouteErrorResponse, useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { isConnectionError } from "#app/ui/browser/connection-error.ts"
import { InHead } from "#app/ui/browser/in-head.tsx"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { ErrorState } from "#app/ui/feedback/error-state.tsx"
import { OfflinePage } from "../offline/offline-page.tsx"

interface ErrorPageProps {
  status: number
  /** What a loader threw: `{ missing: "product" }`, or something unknown. */
  data?: unknown
}

/** The error page, with a text for each status and for a lost connection. */
export function ThrownPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error)) return <ErrorPage status={error.status} data={error.data} />
  return isConnectionError(error) ? <OfflinePage /> : <ErrorPage status={500} />
}

const KINDS: Record<number, "notFound" | "outdated" | "unavailable"> = {
  404: "notFound",
  409: "outdated",
  503: "unavailable",
}

/** The page for every failure: an explanation in plain words, and links to continue. */
function ErrorPage({ status, data }: ErrorPageProps) {
  const t = useTranslations("errors")
  const paths = usePaths()
  const { pathname, search } = useLocation()
  const kind = KINDS[status] ?? "server"
  const title = kind === "notFound" && isProduct(data) ? t("notFoundProductTitle") : t(`${kind}Title`)
  return (
    <>
      <InHead title={title}>
        <meta name="robots" content="noindex" />
      </InHead>
      <ErrorState
        code={String(status)}
        title={title}
        text={t(`${kind}Text`)}
        reference={kind === "notFound" && t("notFoundPath", { path: shortPath(pathname) })}
        actions={
          <>
            {kind === "notFound" ? (
              <a href={paths.products()} className={buttonClass("primary")}>
                {t("toProducts")}
              </a>
            ) : (
              <a href={pathname + search} className={buttonClass("primary")}>
                {t(kind === "outdated" ? "openAgain" : "retry")}
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

const isProduct = (data: unknown) =>
  typeof data === "object" && data !== null && "missing" in data && data.missing === "product"

/** Text truncation default (specification, section 9). */
const PATH_CHARACTERS = 100

/** Escaped, as in the address bar: a URL must not add text to the page. */
function shortPath(pathname: string): string {
  return pathname.length > PATH_CHARACTERS ? `${pathname.slice(0, PATH_CHARACTERS - 1)}…` : pathname
}
