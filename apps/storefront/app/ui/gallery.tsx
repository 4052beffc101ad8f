import { ChevronLeft, ChevronRight, ZoomIn } from "lucide-react"
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { useLocation } from "react-router"
import { classNames } from "./class-names.ts"
import { Dialog } from "./dialog.tsx"
import { IconButton } from "./icon-button.tsx"
import { fallbackAddress, Picture, type PictureSource } from "./picture.tsx"
import { usePictureTransition } from "./use-picture-transition.ts"

export interface GalleryLabels {
  gallery: string
  previous: string
  next: string
  zoom: string
  close: string
  /** "Picture 2 of 4". */
  position: (number: number, count: number) => string
}

export interface GalleryProps {
  pictures: PictureSource[]
  labels: GalleryLabels
  /** The title of the zoomed view. */
  title: string
  /** Over the first picture's corner. */
  badges?: ReactNode
}

const SLIDE_SIZES = "(min-width: 80rem) 36rem, (min-width: 64rem) 48vw, 100vw"

/**
 * Pictures side by side in a strip that snaps. Without JavaScript the strip scrolls, the thumbnails are
 * anchors and a picture opens its largest file; with it they move the strip and open the zoom.
 */
export function Gallery({ pictures, labels, title, badges }: GalleryProps) {
  const id = useId()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const single = pictures.length < 2
  const transition = usePictureTransition(useLocation().pathname)
  useCurrentSlide(strip, setCurrent)

  const show = (index: number) => {
    const list = strip.current
    const slide = list?.children[index]
    if (list && slide instanceof HTMLElement)
      list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: "smooth" })
  }
  const follow = (event: MouseEvent, act: () => void) => {
    event.preventDefault()
    act()
  }

  return (
    <section aria-label={labels.gallery} className="lg:flex lg:flex-row-reverse lg:gap-4">
      <div className="group/gallery relative min-w-0 flex-1">
        <ul
          ref={strip}
          style={transition}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling strip must be reachable by keyboard
          tabIndex={0}
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-sm"
        >
          {pictures.map((picture, index) => (
            <li key={picture.base} id={`${id}-${index}`} className="w-full shrink-0 snap-start">
              <a
                href={fallbackAddress(picture)}
                aria-label={`${picture.alt} – ${labels.zoom}`}
                onClick={(event) => follow(event, () => setZoomed(index))}
                className="relative block cursor-zoom-in focus-visible:-outline-offset-4"
              >
                <Picture
                  source={picture}
                  sizes={SLIDE_SIZES}
                  priority={index === 0}
                  fill
                  className="aspect-4/5"
                />
                <span className="absolute right-3 bottom-3 flex size-9 items-center justify-center rounded-full bg-surface/85 text-ink">
                  <ZoomIn className="size-4.5" />
                </span>
              </a>
            </li>
          ))}
        </ul>
        {badges && <div className="pointer-events-none absolute top-3 left-3 flex gap-1.5">{badges}</div>}
        {!single && (
          <>
            <p className="sr-only" aria-live="polite">
              {labels.position(current + 1, pictures.length)}
            </p>
            <Dots count={pictures.length} current={current} />
          </>
        )}
      </div>
      {!single && (
        <ul className="flex shrink-0 gap-2 max-lg:hidden lg:w-18 lg:flex-col">
          {pictures.map((picture, index) => (
            <li key={picture.base}>
              <a
                href={`#${id}-${index}`}
                aria-label={labels.position(index + 1, pictures.length)}
                aria-current={index === current ? "true" : undefined}
                onClick={(event) => follow(event, () => show(index))}
                className={classNames(
                  "block rounded-sm border p-0.5 transition-colors",
                  index === current ? "border-ink" : "border-transparent hover:border-border-strong",
                )}
              >
                <Picture
                  source={{ ...picture, alt: "" }}
                  sizes="4rem"
                  fill
                  className="aspect-4/5 rounded-[1px]"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Zoom pictures={pictures} index={zoomed} onIndex={setZoomed} labels={labels} title={title} />
    </section>
  )
}

function useCurrentSlide(strip: { current: HTMLElement | null }, onChange: (index: number) => void) {
  useEffect(() => {
    const list = strip.current
    if (!list) return
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen) onChange([...list.children].indexOf(seen.target))
      },
      { root: list, threshold: 0.6 },
    )
    for (const slide of list.children) observer.observe(slide)
    return () => observer.disconnect()
  }, [strip, onChange])
}

function Dots({ count, current }: { count: number; current: number }) {
  const numbers = Array.from({ length: count }, (_, index) => index)
  return (
    <div aria-hidden="true" className="mt-3 flex justify-center gap-1.5 lg:hidden">
      {numbers.map((index) => (
        <span
          key={index}
          className={classNames(
            "h-1 rounded-full transition-all",
            index === current ? "w-5 bg-ink" : "w-1.5 bg-border-strong",
          )}
        />
      ))}
    </div>
  )
}

interface ZoomProps {
  pictures: PictureSource[]
  index: number | null
  onIndex: (index: number | null) => void
  labels: GalleryLabels
  title: string
}

function Zoom({ pictures, index, onIndex, labels, title }: ZoomProps) {
  const picture = index === null ? undefined : pictures[index]
  const turn = (step: number) => index !== null && onIndex((index + step + pictures.length) % pictures.length)
  return (
    <Dialog
      open={picture !== undefined}
      onClose={() => onIndex(null)}
      title={title}
      titleHidden
      closeLabel={labels.close}
      size="fullscreen"
    >
      {picture && (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys repeat what the two buttons do
        <div
          className="relative flex h-full items-start justify-center max-sm:-mx-6"
          onKeyDown={(event) =>
            event.key === "ArrowRight" ? turn(1) : event.key === "ArrowLeft" && turn(-1)
          }
        >
          <Picture
            key={picture.base}
            source={picture}
            sizes="100vw"
            eager
            className="max-h-full animate-fade max-sm:w-full"
            imageClassName="max-h-[calc(100dvh-6.5rem)] object-contain"
          />
          {pictures.length > 1 && (
            <div className="absolute inset-x-0 bottom-2 flex justify-center gap-3 sm:top-1/2 sm:bottom-auto sm:justify-between">
              <IconButton label={labels.previous} onClick={() => turn(-1)} className="bg-surface-raised/85">
                <ChevronLeft className="size-6" />
              </IconButton>
              <IconButton label={labels.next} onClick={() => turn(1)} className="bg-surface-raised/85">
                <ChevronRight className="size-6" />
              </IconButton>
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
