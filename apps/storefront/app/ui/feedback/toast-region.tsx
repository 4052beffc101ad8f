import { Suspense, useSyncExternalStore } from "react"
import { lazyPart } from "../lazy-part.tsx"
import { useLiftAboveNotice } from "./bottom-notice-height.ts"
import { type Toast, toasts } from "./toast-store.ts"

const ToastCard = lazyPart(() => import("./toast-card.tsx"), PlainToast)

/** The place of toasts: bottom right, above the bottom bar on a phone. Used once, in the shell. */
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

/** Offline, at least the toast's text is shown; it disappears when the connection is back. */
function PlainToast({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  return (
    <div className="pointer-events-auto flex gap-3 rounded-lg border border-border bg-surface-raised py-2 pr-2 pl-4 shadow-float">
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-medium text-base leading-6">{toast.title}</p>
        {toast.text && <p className="text-sm text-ink-muted">{toast.text}</p>}
      </div>
      <button
        type="button"
        onClick={() => toasts.close(toast.id)}
        className="text-link touch min-h-11 px-2 text-sm"
      >
        {closeLabel}
      </button>
    </div>
  )
}

/**
 * The live regions exist from the start, because otherwise nothing would be announced; the toast's appearance
 * is loaded with the first one.
 */
function Cards({ toasts: shown, closeLabel }: { toasts: Toast[]; closeLabel: string }) {
  return (
    <Suspense>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </Suspense>
  )
}
