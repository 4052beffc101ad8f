import { preload } from "react-dom"
import { classNames } from "../class-names.ts"

/** A picture in all its pre-made sizes: `${base}-${width}.avif`, `.webp` for every width, `.jpg` for the largest. */
export interface PictureSource {
  base: string
  /** Ascending, in pixels. */
  widths: number[]
  /** Size of the largest one in pixels. */
  width: number
  height: number
  /** Painted until the picture arrives, `#rrggbb`. */
  tone: string
  alt: string
}

export interface PictureProps {
  source: PictureSource
  /** The `sizes` attribute: how wide it stands on which window. */
  sizes: string
  /** The page's main picture: loaded at once and first. All others wait until they come near. */
  priority?: boolean
  /** Loaded at once without being first: visible at the start, but not the main one. */
  eager?: boolean
  /** Fills its frame (give the frame a size or ratio by `className`) instead of keeping its own ratio. */
  fill?: boolean
  className?: string
  imageClassName?: string
}

/** Addresses of all sizes in one format, as `srcset` wants them. */
export function sourceSet(source: PictureSource, format: "avif" | "webp"): string {
  return source.widths.map((width) => `${source.base}-${width}.${format} ${width}w`).join(", ")
}

/** The address every browser can open: the largest JPEG. */
export function fallbackAddress(source: PictureSource): string {
  return `${source.base}-${source.width}.jpg`
}

/**
 * Keeps its place from the first byte: the ratio comes from width and height, the colour from an empty drawing
 * (the page's security policy allows no style attributes).
 */
export function Picture({ source, sizes, priority, eager, fill, className, imageClassName }: PictureProps) {
  if (priority) askFirst(source, sizes)
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

/** Named in the head before the scripts, which would take all of the browser's connections first. */
function askFirst(source: PictureSource, sizes: string): void {
  preload(fallbackAddress(source), {
    as: "image",
    type: "image/avif",
    imageSrcSet: sourceSet(source, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
  })
}
