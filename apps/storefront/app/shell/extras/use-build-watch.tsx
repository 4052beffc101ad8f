import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { Button } from "#app/ui/controls/button.tsx"
import { toasts } from "#app/ui/feedback/toast-store.ts"

const POLL_MS = 5 * 60 * 1000
const RELOAD_GUARD_MS = 10_000
const GUARD_KEY = "reloaded-at"

/** Asks now and then whether a newer build is out and then offers to reload (decision D18). */
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

async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch("/builds/meta.json", { cache: "no-store" })
    const answer = response.ok ? ((await response.json()) as { id?: unknown }) : {}
    return typeof answer.id === "string" ? answer.id : null
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/** Not twice within ten seconds: a build that never settles must not reload for ever. */
function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(GUARD_KEY) ?? 0)
  if (Date.now() - last < RELOAD_GUARD_MS) return
  sessionStorage.setItem(GUARD_KEY, String(Date.now()))
  location.reload()
}
