import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react"
import { classNames } from "../class-names.ts"
import { bottomNoticeHeight } from "./bottom-notice-height.ts"

export interface BottomNoticeProps {
  title: ReactNode
  /** The first two weigh the same and are as wide as each other. */
  actions: ReactNode
  children: ReactNode
}

/** Longer than anybody needs to see that it has come. */
const LETS_THROUGH_MS = 700

/** A question over the lower edge of the page, which can be used meanwhile: it takes no focus and hides none. */
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
        "fixed inset-x-0 bottom-(--bottom-nav) z-20 max-h-[50dvh] animate-rise overflow-y-auto overscroll-contain border-border border-t bg-surface-raised shadow-float",
        letsThrough && "pointer-events-none",
      )}
    >
      <div className="measure grid items-center gap-x-12 gap-y-4 py-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p id={titleId} className="title text-title-xs">
            {title}
          </p>
          <p className="mt-1 text-ink-muted text-sm">{children}</p>
        </div>
        <div className="grid grid-cols-2 gap-2 *:px-3 *:last:col-span-2 sm:grid-cols-[1fr_1fr_auto] sm:*:px-5 sm:*:last:col-span-1">
          {actions}
        </div>
      </div>
    </section>
  )
}

/**
 * It comes unasked over what somebody may be pressing this very moment: until it has been seen, and while something is
 * held down, presses reach what lies under it.
 */
function useLetsThrough(): boolean {
  const [letsThrough, setLetsThrough] = useState(true)
  useEffect(() => {
    const stop = new AbortController()
    const settle = () => {
      if (!document.querySelector(":active")) return setLetsThrough(false)
      // The click comes after the release.
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
 * The page can be scrolled until its end stands above the notice. Not by a property all elements inherit: the whole
 * page would be styled anew for it.
 */
function makeRoom(height: number): void {
  bottomNoticeHeight.set(height)
  document.body.style.paddingBottom = height ? `${height}px` : ""
  document.documentElement.style.scrollPaddingBottom = height ? `calc(var(--bottom-nav) + ${height}px)` : ""
}
