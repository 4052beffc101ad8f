import { Search } from "lucide-react"
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react"
import { useLocation } from "react-router"
import { insteadOfLink } from "../browser/instead-of-link.ts"
import { classNames } from "../class-names.ts"
import { lazyPart } from "../lazy-part.tsx"
import { AwaitedWindow } from "../windows/awaited-window.ts"
import type { GalleryLabels } from "./gallery-labels.ts"
import { fallbackAddress, Picture, type PictureSource } from "./picture.tsx"
import { usePictureTransition } from "./use-picture-transition.ts"

export interface GalleryProps {
  pictures: PictureSource[]
  labels: GalleryLabels
  /** The title of the zoomed view. */
  title: string
  /** On the corner of the first picture. */
  badges?: ReactNode
}

/** Loaded when a picture is first enlarged. */
const GalleryZoom = lazyPart(() => import("./gallery-zoom.tsx"))
/**
 * On a phone as wide as leaves room for the title below, above what is fixed to the bottom (the rest of the first screen is
 * 27.25rem high with a title of two lines); the next picture begins beside it. Of a phone held sideways it leaves a part to the text, too.
 */
const SLIDE =
  "w-full max-md:w-[clamp(48%,calc((100svh-27.25rem)*0.8),100%)] short:max-md:w-[56svh] max-md:only:mx-auto shrink-0 snap-start"
const SLIDE_SIZES = "(min-width: 80rem) 36rem, (min-width: 48rem) 48vw, 100vw"

/**
 * Pictures in a horizontal strip with scroll snapping. Without JavaScript the strip scrolls, the thumbnails
 * are anchors and a picture links to its largest file; with it they scroll the strip and open the zoom.
 */
export function Gallery({ pictures, labels, title, badges }: GalleryProps) {
  const id = useId()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number | null | undefined>()
  const single = pictures.length < 2
  const transition = usePictureTransition(useLocation().pathname)
  useCurrentSlide(strip, setCurrent)

  const show = (index: number) => {
    const list = strip.current
    const slide = list?.children[index]
    if (list && slide instanceof HTMLElement)
      list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: "smooth" })
  }

  return (
    <section aria-label={labels.gallery} className="lg:flex lg:flex-row-reverse lg:gap-4">
      <div className="group/gallery relative min-w-0 flex-1">
        <ul
          ref={strip}
          style={transition}
          className="no-scrollbar flex max-md:gap-2 snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-sm"
        >
          {pictures.length === 0 && (
            <li className="relative aspect-4/5 w-full shrink-0 bg-surface-sunken">
              <span className="no-picture" />
            </li>
          )}
          {pictures.map((picture, index) => (
            <li key={picture.base} id={`${id}-${index}`} className={SLIDE}>
              <a
                href={fallbackAddress(picture)}
                aria-label={`${picture.alt} – ${labels.zoom}`}
                onClick={insteadOfLink(() => setZoomed(index))}
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
                  <Search className="size-4.5" />
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
            <Dots pictures={pictures} current={current} />
          </>
        )}
      </div>
      {!single && (
        <Thumbnails
          pictures={pictures}
          current={current}
          labels={labels}
          addressOf={(index) => `#${id}-${index}`}
          onChoose={show}
        />
      )}
      {zoomed !== undefined && (
        <Suspense fallback={<AwaitedWindow />}>
          <GalleryZoom pictures={pictures} index={zoomed} onIndex={setZoomed} labels={labels} title={title} />
        </Suspense>
      )}
    </section>
  )
}

interface ThumbnailsProps extends Pick<GalleryProps, "pictures" | "labels"> {
  current: number
  addressOf: (index: number) => string
  onChoose: (index: number) => void
}

function Thumbnails({ pictures, current, labels, addressOf, onChoose }: ThumbnailsProps) {
  return (
    <ul className="flex shrink-0 gap-2 max-lg:mt-3 max-lg:*:w-16 max-md:hidden lg:w-18 lg:flex-col">
      {pictures.map((picture, index) => (
        <li key={picture.base}>
          <a
            href={addressOf(index)}
            aria-label={labels.position(index + 1, pictures.length)}
            aria-current={index === current ? "true" : undefined}
            onClick={insteadOfLink(() => onChoose(index))}
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
      // Only one picture is visible so far, also if the next begins beside it.
      { root: list, threshold: 0.9 },
    )
    for (const slide of list.children) observer.observe(slide)
    return () => observer.disconnect()
  }, [strip, onChange])
}

function Dots({ pictures, current }: { pictures: PictureSource[]; current: number }) {
  return (
    <div aria-hidden="true" className="mt-3 flex justify-center gap-1.5 md:hidden">
      {pictures.map(({ base }, index) => (
        <span
          key={base}
          className={`h-1 rounded-full ${index === current ? "w-5 bg-ink" : "w-1.5 bg-border-strong"}`}
        />
      ))}
    </div>
  )
}
