import { ZoomIn, ZoomOut } from "lucide-react"
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { IconButton } from "../controls/icon-button.tsx"
import type { GalleryLabels } from "./gallery-labels.ts"
import { Picture, type PictureFile, type PictureSource } from "./picture.tsx"

const LARGEST = 4
const STEP = 1.5
const DOUBLE_TAP = 2.5

interface ZoomAreaProps {
  picture: PictureSource | PictureFile
  labels: GalleryLabels
  /** Beside the buttons: links to other pictures. */
  children: ReactNode
  /** An arrow key was pressed that cannot scroll the enlarged picture. */
  onArrow: (step: 1 | -1) => void
}

/** A point of the picture, as fractions of its size, and the position where it should stay in the area. */
interface Hold {
  share: { x: number; y: number }
  at: { x: number; y: number }
}

/**
 * A picture with zoom by pinch, double tap, two buttons and the keys + and −; the area scrolls it. The
 * browser's own pinch zoom would enlarge the whole page and move the close button out of sight.
 */
export function ZoomArea({ picture, labels, children, onArrow }: ZoomAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const hold = useRef<Hold | null>(null)
  // Another picture starts without zoom, while the focus stays in place.
  const [scaled, setScaled] = useState({ picture, scale: 1 })
  const scale = scaled.picture === picture ? scaled.scale : 1

  /** @param at the fixed point in the area; by default its center */
  const zoomTo = (wanted: (before: number) => number, at?: Hold["at"]) => {
    const element = area.current
    if (!element) return
    const point = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    hold.current = {
      share: {
        x: (element.scrollLeft + point.x) / element.scrollWidth,
        y: (element.scrollTop + point.y) / element.scrollHeight,
      },
      at: point,
    }
    setScaled((before) => {
      const wish = wanted(before.picture === picture ? before.scale : 1)
      return { picture, scale: Math.min(LARGEST, Math.max(1, wish)) }
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `scale` is listed so that it runs after each change of size
  useLayoutEffect(() => {
    const element = area.current
    if (!element || !hold.current) return
    const { share, at } = hold.current
    element.scrollTo(share.x * element.scrollWidth - at.x, share.y * element.scrollHeight - at.y)
  }, [scale])
  usePinch(area, zoomTo)

  const larger = () => zoomTo((before) => before * STEP)
  const smaller = () => zoomTo((before) => before / STEP)
  useKeys(({ key }) => {
    if (key === "+" || key === "=") larger()
    if (key === "-") smaller()
    // In the area, arrow keys scroll.
    if (document.activeElement === area.current) return
    if (key === "ArrowRight") onArrow(1)
    if (key === "ArrowLeft") onArrow(-1)
  })
  return (
    <div className="relative flex h-full flex-col max-sm:-mx-6">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a double tap repeats what the buttons do */}
      <div
        ref={area}
        tabIndex={scale > 1 ? 0 : undefined}
        onDoubleClick={({ clientX, clientY }) => {
          const box = area.current?.getBoundingClientRect()
          if (box)
            zoomTo((before) => (before > 1 ? 1 : DOUBLE_TAP), {
              x: clientX - box.left,
              y: clientY - box.top,
            })
        }}
        className="no-scrollbar min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain"
      >
        <div style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}>
          {"file" in picture ? (
            <img
              key={picture.file}
              src={picture.file}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              className="size-full animate-fade object-contain"
            />
          ) : (
            <Picture
              key={picture.base}
              source={picture}
              sizes={scale > 1 ? "250vw" : "100vw"}
              eager
              fill
              className="size-full animate-fade bg-transparent [&>svg]:hidden"
              imageClassName="object-contain!"
            />
          )}
        </div>
      </div>
      <div className="flex justify-center gap-3 pt-2">
        <IconButton label={labels.zoomOut} onClick={smaller} disabled={scale === 1}>
          <ZoomOut className="size-5.5" />
        </IconButton>
        <IconButton label={labels.zoomIn} onClick={larger} disabled={scale === LARGEST}>
          <ZoomIn className="size-5.5" />
        </IconButton>
        {children}
      </div>
      <p role="status" className="sr-only">
        {scale > 1 && labels.scale(Math.round(scale * 100))}
      </p>
    </div>
  )
}

/** Independent of where the focus is. */
function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) latest.current(event)
    }
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [])
}

const between = ([a, b]: Touch[]) => ({
  distance: a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 1,
  middle: a && b ? { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 } : { x: 0, y: 0 },
})

/** React registers touch listeners as passive; these must be able to prevent the default. */
function usePinch(
  area: { current: HTMLElement | null },
  zoomTo: (wanted: (before: number) => number, at: Hold["at"]) => void,
): void {
  const zoom = useRef(zoomTo)
  zoom.current = zoomTo
  useEffect(() => {
    const element = area.current
    if (!element) return
    let last: number | null = null
    const pinch = (event: TouchEvent) => {
      if (event.touches.length !== 2) {
        last = null
        return
      }
      event.preventDefault()
      const { distance, middle } = between([...event.touches])
      const box = element.getBoundingClientRect()
      const factor = last === null ? 1 : distance / last
      last = distance
      zoom.current((before) => before * factor, { x: middle.x - box.left, y: middle.y - box.top })
    }
    const stop = new AbortController()
    const options = { passive: false, signal: stop.signal }
    for (const event of ["touchstart", "touchmove", "touchend"] as const)
      element.addEventListener(event, pinch, options)
    return () => stop.abort()
  }, [area])
}
