import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react"
import { classNames } from "../class-names.ts"
import { bottomNoticeHeight } from "./bottom-notice-height.ts"

export interface BottomNoticeProps {
  title: ReactNode
  /** Two, of the same style and width. */
  actions: ReactNode
  children: ReactNode
}

/** Enough time for everybody to notice it. */
const LETS_THROUGH_MS = 700

/**
 * A question at the bottom of the page, which remains usable: it does not take the focus and never covers the
 * focused element.
 */
export function BottomNotice({ title, actions, children }: BottomNoticeProps) {
  const titleId = useId()
  const notice = useRef<HTMLElement>(null)
  const letsThrough = useLetsThrough()
  useLayoutEffect(() => {
    const element = notice.current
    if (!element) return
    const watch = new ResizeObserver(() => makeRoom(element.offsetHeight))
    watch.observe(element)
    return () => {
      watch.disconnect()
      makeRoom(0)
    }
  }, [])
  return (
    <section
      ref={notice}
      aria-labelledby={titleId}
      data-print="hide"
      className={classNames(
        "fixed inset-x-0 bottom-(--bottom-nav) z-20 max-h-[60dvh] animate-rise overflow-y-auto overscroll-contain border-border border-t bg-surface-raised shadow-float",
        letsThrough && "pointer-events-none",
      )}
    >
      <div className="measure grid items-center gap-x-12 gap-y-3 py-3 sm:py-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p id={titleId} className="title text-title-xs max-sm:sr-only">
            {title}
          </p>
          <p className="text-ink-muted text-sm sm:mt-1">{children}</p>
        </div>
        <div className="grid grid-cols-2 gap-2 *:px-1.5 sm:*:px-5">{actions}</div>
      </div>
    </section>
  )
}

/**
 * It appears unexpectedly, possibly over something that the visitor is about to press: until it has been
 * visible for a while, and while a button or finger is held down, clicks go to the element below.
 */
function useLetsThrough(): boolean {
  const [letsThrough, setLetsThrough] = useState(true)
  useEffect(() => {
    const stop = new AbortController()
    const settle = () => {
      if (!document.querySelector(":active")) return setLetsThrough(false)
      // The click event comes after the release.
      const release = () => setTimeout(settle)
      const once = { once: true, signal: stop.signal }
      for (const end of ["pointerup", "pointercancel", "keyup"]) document.addEventListener(end, release, once)
    }
    const timer = setTimeout(settle, LETS_THROUGH_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])
  return letsThrough
}

/**
 * Allows scrolling until the end of the page is above the notice. Not with an inherited property, which would
 * restyle the whole page.
 */
function makeRoom(height: number): void {
  bottomNoticeHeight.set(height)
  document.body.style.paddingBottom = height ? `${height}px` : ""
  document.documentElement.style.scrollPaddingBottom = height ? `calc(var(--bottom-nav) + ${height}px)` : ""
}
