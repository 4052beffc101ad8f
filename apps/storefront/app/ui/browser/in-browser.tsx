import { type ReactNode, Suspense } from "react"
import { useHydrated } from "./use-hydrated.ts"

/**
 * Renders something only the browser knows, once scripts run. A separate component, so that its parent is not
 * rendered again.
 */
export function InBrowser({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  return useHydrated() && <Suspense fallback={fallback}>{children}</Suspense>
}
