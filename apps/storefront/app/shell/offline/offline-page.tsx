import { useEffect } from "react"
import { useLocation } from "react-router"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { safeBack } from "#app/server/session/safe-back.ts"
import { useHydrated } from "#app/ui/browser/use-hydrated.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { ErrorState } from "#app/ui/feedback/error-state.tsx"

/** Browsers do not always notice that a connection is back, for example behind a router without one. */
const TRY_AGAIN_MS = 5_000

/**
 * Shown instead of a page that cannot be loaded; opens that page automatically when the connection is back.
 */
export function OfflinePage() {
  const t = useTranslations("errors")
  const paths = usePaths()
  const { wanted, isKept } = useWanted()
  // The place where the wanted page was left has been restored.
  useEffect(() => scrollTo(0, 0), [])
  useEffect(() => {
    if (wanted === null) return
    const goOn = () => goOnWhenAnswered(wanted)
    window.addEventListener("online", goOn)
    // The connection may have returned while the cached page was loading. A page that failed by itself could fail
    // again and again, if it were loaded again without an event.
    if (isKept) goOn()
    const timer = isKept ? setInterval(() => !document.hidden && goOn(), TRY_AGAIN_MS) : undefined
    return () => {
      clearInterval(timer)
      window.removeEventListener("online", goOn)
    }
  }, [wanted, isKept])
  return (
    <ErrorState
      title={t("offlineTitle")}
      text={t("offlineText")}
      actions={
        <>
          <a href={wanted ?? paths.home()} className={buttonClass("primary")}>
            {t("retry")}
          </a>
          <a href={paths.home()} className={buttonClass("secondary")}>
            {t("backHome")}
          </a>
        </>
      }
    />
  )
}

async function goOnWhenAnswered(wanted: string): Promise<void> {
  try {
    await fetch(wanted, { method: "HEAD", cache: "no-store" })
    location.replace(wanted)
  } catch (error) {
    // Still offline.
    if (!(error instanceof TypeError)) throw error
  }
}

/**
 * The requested page: this one, unless it is the cached offline page. That page was rendered without a
 * visitor or request, so it knows the URL only when scripts run.
 */
function useWanted(): { wanted: string | null; isKept: boolean } {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const locale = useLocale()
  const paths = usePaths()
  if (pathname !== paths.offline()) return { wanted: pathname + search, isKept: false }
  const to = hydrated ? new URLSearchParams(search).get("to") : null
  return { wanted: to === null ? null : safeBack(to, locale), isKept: true }
}
