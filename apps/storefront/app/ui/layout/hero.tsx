import type { ReactNode } from "react"
import { TulipMark } from "../media/ornament.tsx"
import { Picture, type PictureSource } from "../media/picture.tsx"

export interface HeroProps {
  /** Null: text only. */
  picture: PictureSource | null
  eyebrow?: ReactNode
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
}

const BESIDE_PICTURE =
  "lg:grid lg:min-h-[min(46rem,calc(100dvh-9rem))] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"

/** One large full-width picture with a short text beside it. */
export function Hero({ picture, eyebrow, title, text, actions }: HeroProps) {
  return (
    <section className={picture ? BESIDE_PICTURE : undefined}>
      {picture && (
        <Picture
          source={picture}
          sizes="(min-width: 64rem) 58vw, 100vw"
          priority
          fill
          className="aspect-4/3 max-h-[56dvh] w-full lg:order-2 lg:aspect-auto lg:max-h-none"
        />
      )}
      <div className="px-(--hero-margin) py-10 [--hero-margin:clamp(1rem,4vw,2.5rem)] lg:flex lg:flex-col lg:justify-end lg:py-16 lg:pr-8 lg:pl-[max(var(--hero-margin),calc((100vw-72rem)/2))]">
        <TulipMark className="size-7 text-ornament max-lg:hidden" />
        {eyebrow && <p className="text-base text-ink-muted lg:mt-6">{eyebrow}</p>}
        <h1 className="mt-2 text-display">{title}</h1>
        {text && <p className="mt-5 max-w-104 text-lg text-ink-muted">{text}</p>}
        {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </section>
  )
}
