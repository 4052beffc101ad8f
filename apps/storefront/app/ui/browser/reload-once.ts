const RELOAD_GUARD_MS = 10_000
const GUARD_KEY = "reloaded-at"

/** Not twice within ten seconds: a build that never settles must not reload for ever. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(GUARD_KEY) ?? 0)
  if (Date.now() - last < RELOAD_GUARD_MS) return
  sessionStorage.setItem(GUARD_KEY, String(Date.now()))
  location.reload()
}
