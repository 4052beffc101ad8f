import { classNames } from "../class-names.ts"
import { fallbackAddress, type PictureSource, sourceSet } from "./picture.tsx"
import wordmark from "./wordmark.svg?url"

/** The name that the wordmark spells (brand/wordmark.py). */
const DRAWN = "Portéka"

/** Heights of the wordmark, of a picture, which may be nearly square, and of written letters. */
const SIZES = {
  header: {
    wordmark: "h-7 lg:h-8.5",
    picture: "h-11 max-w-44 lg:h-14 lg:max-w-64",
    name: "text-title-xs sm:text-title-sm",
  },
  footer: { wordmark: "h-9", picture: "h-16 max-w-64", name: "text-title-sm" },
  card: { wordmark: "h-8", picture: "h-10 max-w-44", name: "text-title-xs" },
  large: { wordmark: "h-14", picture: "h-16 max-w-80", name: "text-title-md" },
}

interface LogoProps {
  /** The shop's name. */
  name: string
  /** The owner's logo; null if there is none. */
  picture: Omit<PictureSource, "alt"> | null
  size: keyof typeof SIZES
}

/**
 * Who sells: the owner's logo, else the shop's name: drawn as the wordmark, if it is the one that the wordmark
 * spells. The wordmark's letters have the text's color, the petal has the ornament's; it is a separate file,
 * because in the markup it would be sent twice with every page.
 *
 * A picture has its own colors, so it is always on the light surface; its white becomes the surface's color.
 */
export function Logo({ name, picture, size }: LogoProps) {
  const heights = SIZES[size]
  if (picture) {
    const source = { ...picture, alt: name }
    return (
      <span data-color-mode="light" className="block w-fit rounded-sm bg-surface">
        <img
          src={fallbackAddress(source)}
          srcSet={sourceSet(source, "webp")}
          sizes="16rem"
          width={source.width}
          height={source.height}
          alt={name}
          className={classNames("block w-auto object-contain mix-blend-multiply", heights.picture)}
        />
      </span>
    )
  }
  if (name !== DRAWN)
    return <span className={classNames("line-clamp-2 font-display text-ink", heights.name)}>{name}</span>
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox="0 0 1259 314"
      className={classNames("block w-auto max-w-full", heights.wordmark)}
    >
      <use href={`${wordmark}#wordmark`} />
    </svg>
  )
}
