import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { Picture, type PictureSource } from "../media/picture.tsx"
import { Link } from "../navigation/link.tsx"

/** The displayed widths in a grid of one, two and three columns. */
const PICTURE_SIZES = "(min-width: 80rem) 23rem, (min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 92vw"

interface PictureCardProps {
  to: string
  title: string
  picture: Omit<PictureSource, "alt"> | null
  /** The picture's ratio. */
  frame: string
  /** Between picture and title. */
  above?: ReactNode
  level: "h2" | "h3"
  /** Below the title. */
  children: ReactNode
}

/** A page as a picture with title and a few words, in a list of such; all of it is one link. */
export function PictureCard({
  to,
  title,
  picture,
  frame,
  above,
  level: Heading,
  children,
}: PictureCardProps) {
  return (
    <li className="group/card relative">
      <div className={classNames("overflow-hidden rounded-sm bg-surface-sunken", frame)}>
        {picture && (
          <Picture source={{ ...picture, alt: "" }} sizes={PICTURE_SIZES} fill className="size-full" />
        )}
      </div>
      {above}
      <Heading className={classNames("text-title-sm", above ? "mt-1" : "mt-4")}>
        <Link to={to} prefetch className="quiet-link after:absolute after:inset-0">
          {title}
        </Link>
      </Heading>
      {children}
    </li>
  )
}
