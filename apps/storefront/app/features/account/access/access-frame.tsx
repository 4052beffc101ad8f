import type { ReactNode } from "react"
import { classNames } from "#app/ui/class-names.ts"
import { TulipMark } from "#app/ui/media/ornament.tsx"
import { Picture, type PictureSource } from "#app/ui/media/picture.tsx"

interface AccessFrameProps {
  title: string
  lead?: ReactNode
  /** Beside the form on a desktop; null while the back end is unavailable. */
  picture: PictureSource | null
  children: ReactNode
  /** Below the form, under a rule: other links. */
  after?: ReactNode
}

/** The layout of login pages: one narrow form, and a picture of the shop beside it. */
export function AccessFrame({ title, lead, picture, children, after }: AccessFrameProps) {
  return (
    <div
      className={classNames(
        "lg:min-h-[min(46rem,calc(100dvh-9rem))]",
        // The picture touches the footer, so the footer's margin is removed.
        picture && "lg:-mb-32 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
      )}
    >
      <div className="flex justify-center px-4 py-10 sm:py-16 lg:px-12 lg:py-20">
        <div className="w-full max-w-narrow">
          <TulipMark className="size-7 text-ornament" />
          <h1 className="mt-4 text-title-lg">{title}</h1>
          {lead && <p className="wrap-anywhere mt-3 text-ink-muted">{lead}</p>}
          <div className="mt-8">{children}</div>
          {after && <div className="mt-10 border-border border-t pt-6">{after}</div>}
        </div>
      </div>
      {picture && (
        <Picture
          source={{ ...picture, alt: "" }}
          sizes="(min-width: 64rem) 42vw, 1px"
          fill
          className="h-full max-lg:hidden"
        />
      )}
    </div>
  )
}
