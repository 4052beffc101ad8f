import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { latestBuild } from "#app/ui/browser/build-of-page.ts"
import { reloadOnce } from "#app/ui/browser/reload-once.ts"
import { Button } from "#app/ui/controls/button.tsx"
import { toasts } from "#app/ui/feedback/toast-store.ts"

const POLL_MS = 5 * 60 * 1000

/** Checks from time to time for a newer build and offers to reload (ruling D18). */
export function useBuildWatch(buildId: string | null): void {
  const t = useTranslations("shell")
  useEffect(() => {
    if (buildId === null) return
    const timer = setInterval(async () => {
      const latest = await latestBuild()
      if (latest === null || latest === buildId) return
      clearInterval(timer)
      toasts.show({
        title: t("newVersion"),
        duration: null,
        action: (
          <Button size="small" onClick={reloadOnce}>
            {t("reload")}
          </Button>
        ),
      })
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [buildId, t])
}
