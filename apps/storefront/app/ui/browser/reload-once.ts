const RELOAD_GUARD_MS = 10_000
const GUARD_KEY = "reloaded-at"

/** At most once in ten seconds: a build that keeps failing must not reload forever. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(GUARD_KEY) ?? 0)
  if (Date.now() - last < RELOAD_GUARD_MS) return
  sessionStorage.setItem(GUARD_KEY, String(Date.now()))
  location.reload()
}
