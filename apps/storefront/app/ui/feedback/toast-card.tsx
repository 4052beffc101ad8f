import { CircleAlert, CircleCheck, X } from "lucide-react"
import { IconButton } from "../controls/icon-button.tsx"
import { type Toast, toasts } from "./toast-store.ts"
import { useAutoClose } from "./use-auto-close.ts"

/** One toast with its close button. */
export default function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const close = () => toasts.close(toast.id)
  const { handlers } = useAutoClose(toast.duration, close)
  return (
    <div
      {...handlers}
      className="pointer-events-auto flex animate-rise gap-3 rounded-lg border border-border bg-surface-raised py-2 pr-2 pl-4 shadow-float"
    >
      {toast.tone === "success" && <CircleCheck className="mt-3 size-5 shrink-0 text-success" />}
      {toast.tone === "danger" && <CircleAlert className="mt-3 size-5 shrink-0 text-danger" />}
      <div className="min-w-0 flex-1 py-2.5">
        <p className="font-medium text-base leading-6">{toast.title}</p>
        {toast.text && <p className="text-sm text-ink-muted">{toast.text}</p>}
        {toast.action && <div className="mt-2">{toast.action}</div>}
      </div>
      <IconButton label={closeLabel} onClick={close}>
        <X className="size-4.5" />
      </IconButton>
    </div>
  )
}
