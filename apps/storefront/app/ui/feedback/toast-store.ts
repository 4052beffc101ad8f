import type { ReactNode } from "react"

type ToastTone = "neutral" | "success" | "danger"

export interface Toast {
  id: number
  title: ReactNode
  text?: ReactNode
  /** A link or button. */
  action?: ReactNode
  tone: ToastTone
  /** Milliseconds until it closes; null: stays until closed. */
  duration: number | null
}

/** Specification, section 9: popups and toasts close after 5 s. */
export const TOAST_DURATION_MS = 5000
/** A caller's message; the rest has defaults. */
export type NewToast = Pick<Toast, "title" | "text" | "action"> & Partial<Pick<Toast, "tone" | "duration">>
const MOST_AT_ONCE = 3
const NONE: Toast[] = []

/** A list of toasts to subscribe to; the newest is last, the oldest is dropped. */
export function createToastStore() {
  let toasts: Toast[] = NONE
  let lastId = 0
  const watchers = new Set<() => void>()
  const set = (next: Toast[]) => {
    toasts = next
    for (const watcher of watchers) watcher()
  }
  return {
    /** Shows a toast and returns its id. */
    show({ tone = "neutral", duration = TOAST_DURATION_MS, ...toast }: NewToast): number {
      const id = ++lastId
      set([...toasts, { ...toast, tone, duration, id }].slice(-MOST_AT_ONCE))
      return id
    },
    close(id: number): void {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id))
    },
    all: (): Toast[] => toasts,
    /** The server never shows a toast. */
    none: (): Toast[] => NONE,
    watch(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

/** The toasts of this browser window. */
export const toasts = createToastStore()
