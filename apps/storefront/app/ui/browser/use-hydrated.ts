import { useSyncExternalStore } from "react"

const never = () => () => {}

/** False on the server and for the first paint, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
