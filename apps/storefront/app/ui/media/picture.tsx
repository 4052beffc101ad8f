import { preload } from "react-dom"
import { classNames } from "../class-names.ts"

/**
 * A picture in all its prepared sizes: `${base}-${width}.avif`, `.webp` for every width, `.jpg` for the
 * largest.
 */
export interface PictureSource {
  base: string
  /** Ascending, in pixels. */
  widths: number[]
  /** Size of the largest one in pixels. */
  width: number
  height: number
  /** Background color until the picture has loaded, `#rrggbb`. */
  tone: string
  alt: string
}

/** A picture in one size. */
export interface PictureFile extends Pick<PictureSource, "width" | "height" | "alt"> {
  file: string
}

export interface PictureProps {
  source: PictureSource
  /** The `sizes` attribute: the displayed width for each window size. */
  sizes: string
  /**
   * The page's main picture: loaded at once with high priority. All others load when they are close to the
   * visible area.
   */
  priority?: boolean
  /** Loaded at once with normal priority: visible at the start, but not the main picture. */
  eager?: boolean
  /** Fills its frame (set the frame's size or ratio with `className`) instead of keeping its own ratio. */
  fill?: boolean
  className?: string
  imageClassName?: string
}

/** The URLs of all sizes in one format, for `srcset`. */
export function sourceSet(source: PictureSource, format: "avif" | "webp"): string {
  return source.widths.map((width) => `${source.base}-${width}.${format} ${width}w`).join(", ")
}

/** The URL that every browser can show: the largest JPEG. */
export function fallbackAddress(source: PictureSource): string {
  return `${source.base}-${source.width}.jpg`
}

/**
 * Reserves its space from the first byte: the ratio comes from width and height, the color from an empty SVG
 * (the content security policy allows no style attributes).
 */
export function Picture({ source, sizes, priority, eager, fill, className, imageClassName }: PictureProps) {
  if (priority) preloadFirst(source, sizes)
  return (
    <span className={classNames("picture-frame", className)}>
      <svg aria-hidden="true" color={source.tone} className="absolute inset-0 size-full bg-current" />
      <picture>
        <source type="image/avif" srcSet={sourceSet(source, "avif")} sizes={sizes} />
        <source type="image/webp" srcSet={sourceSet(source, "webp")} sizes={sizes} />
        <img
          src={fallbackAddress(source)}
          alt={source.alt}
          width={source.width}
          height={source.height}
          loading={priority || eager ? undefined : "lazy"}
          fetchPriority={priority ? "high" : undefined}
          decoding={priority ? undefined : "async"}
          className={classNames(
            fill ? "absolute inset-0 size-full object-cover" : "relative h-auto w-full",
            imageClassName,
          )}
        />
      </picture>
    </span>
  )
}

/** Preloaded in the head before the scripts, which would otherwise use all of the browser's connections. */
function preloadFirst(source: PictureSource, sizes: string): void {
  preload(fallbackAddress(source), {
    as: "image",
    type: "image/avif",
    imageSrcSet: sourceSet(source, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
  })
}
