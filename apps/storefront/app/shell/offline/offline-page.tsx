import { useEffect } from "react"
import { useLocation } from "react-router"
import { useLocale, useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { safeBack } from "#app/server/session/safe-back.ts"
import { useHydrated } from "#app/ui/browser/use-hydrated.ts"
import { buttonClass } from "#app/ui/controls/button.tsx"
import { ErrorState } from "#app/ui/feedback/error-state.tsx"

/** Stands where a page would that cannot be fetched; goes on to it by itself when the connection is back. */
export function OfflinePage() {
  const t = useTranslations("errors")
  const paths = usePaths()
  const { wanted, isKept } = useWanted()
  useEffect(() => {
    if (wanted === null) return
    const goOn = () => goOnWhenAnswered(wanted)
    // The connection may have come back while the kept page was loading. Another page would only load itself again.
    if (isKept) goOn()
    window.addEventListener("online", goOn)
    return () => window.removeEventListener("online", goOn)
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
    // Still no connection: the button and the next news of it remain.
    if (!(error instanceof TypeError)) throw error
  }
}

/**
 * The page that was asked for: this one, unless it is the kept page that stands for another. The kept page was drawn
 * for nobody in particular: it knows nothing until scripts run.
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
