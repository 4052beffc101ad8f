import { type ReactNode, Suspense } from "react"
import { useHydrated } from "./use-hydrated.ts"

/** Shows what only a browser can, once scripts run. A component of its own: what stands around is not drawn again. */
export function InBrowser({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>
}
