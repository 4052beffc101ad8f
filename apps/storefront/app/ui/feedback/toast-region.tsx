import { lazy, Suspense, useSyncExternalStore } from "react"
import { useLiftAboveNotice } from "./bottom-notice-height.ts"
import { type Toast, toasts } from "./toast-store.ts"

const ToastCard = lazy(() => import("./toast-card.tsx"))

/** Where toasts appear: bottom right, above the bar on a phone. Stands once, in the shell. */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const shown = useSyncExternalStore(toasts.watch, toasts.all, toasts.none)
  const lift = useLiftAboveNotice()
  return (
    <section
      aria-label={label}
      data-print="hide"
      style={lift}
      className="pointer-events-none fixed right-0 bottom-(--bottom-nav) z-50 flex w-full max-w-96 flex-col gap-2 p-4"
    >
      <div role="status" className="contents">
        <Cards toasts={shown.filter((toast) => toast.tone !== "danger")} closeLabel={closeLabel} />
      </div>
      <div role="alert" className="contents">
        <Cards toasts={shown.filter((toast) => toast.tone === "danger")} closeLabel={closeLabel} />
      </div>
    </section>
  )
}

/** The places to speak from are there at once, or nothing would be read out; how a toast looks comes with the first. */
function Cards({ toasts: shown, closeLabel }: { toasts: Toast[]; closeLabel: string }) {
  return (
    <Suspense>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </Suspense>
  )
}
