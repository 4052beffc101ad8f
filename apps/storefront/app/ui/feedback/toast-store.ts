import type { ReactNode } from "react"

export type ToastTone = "neutral" | "success" | "danger"

export interface Toast {
  id: number
  title: ReactNode
  text?: ReactNode
  /** A link or button. */
  action?: ReactNode
  tone: ToastTone
  /** Milliseconds until it leaves by itself; null: stays until closed. */
  duration: number | null
}

/** Section 9 of the specification: popups and toasts close after 5 s. */
export const TOAST_DURATION_MS = 5000
/** What a caller says; the rest has defaults. */
export type NewToast = Pick<Toast, "title" | "text" | "action"> & Partial<Pick<Toast, "tone" | "duration">>
const MOST_AT_ONCE = 3
const NONE: Toast[] = []

/** A list of toasts that can be watched; the newest comes last, the oldest gives way. */
export function createToastStore() {
  let toasts: Toast[] = NONE
  let lastId = 0
  const watchers = new Set<() => void>()
  const set = (next: Toast[]) => {
    toasts = next
    for (const watcher of watchers) watcher()
  }
  return {
    /** Shows a toast and gives its id. */
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
