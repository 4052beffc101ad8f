import type { ReactNode } from "react"
import { Picture, type PictureSource } from "../media/picture.tsx"

export interface StoryProps {
  /** Null: text only. */
  picture: PictureSource | null
  title: ReactNode
  text: ReactNode
  action?: ReactNode
  /** Under both. */
  children?: ReactNode
}

/** A full-width band with one picture and a short text, between lists of products. */
export function Story({ picture, title, text, action, children }: StoryProps) {
  return (
    <section className="bg-surface-sunken">
      <div className="measure grid items-center gap-x-16 gap-y-8 py-12 md:grid-cols-2 lg:py-20">
        {picture && (
          <Picture
            source={picture}
            sizes="(min-width: 80rem) 34rem, (min-width: 48rem) 45vw, 92vw"
            fill
            className="aspect-4/3 overflow-hidden rounded-sm"
          />
        )}
        <div className="max-w-120">
          <h2 className="text-title-lg">{title}</h2>
          <p className="mt-5 text-lg">{text}</p>
          {action && <div className="mt-6">{action}</div>}
        </div>
        {children && <div className="md:col-span-2 md:mt-4">{children}</div>}
      </div>
    </section>
  )
}
