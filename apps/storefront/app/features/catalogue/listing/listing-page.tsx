import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { classNames } from "#app/ui/class-names.ts"
import { Picture, type PictureSource } from "#app/ui/media/picture.tsx"
import { Breadcrumbs, type Crumb } from "#app/ui/navigation/breadcrumbs.tsx"

/** Small beside the text, so that the first product stays the page's largest and first picture. */
const PICTURE_SIZES = "(min-width: 80rem) 17.2rem, (min-width: 64rem) 15rem, (min-width: 40rem) 13rem, 6.5rem"

/** A pasted sentence as a search would otherwise push the field and the products off a phone's screen. */
const LONG_TITLE = 60

interface ListingPageProps {
  title: string
  lead?: string
  /** Breadcrumbs between home and this page. */
  parents?: Crumb[]
  /** Between title and list: sub-categories. */
  aside?: ReactNode
  /** A picture of the list's subject; null: text only. */
  picture?: PictureSource | null
  children: ReactNode
}

/** The frame of every list of products, collections or journal entries. */
export function ListingPage({ title, lead, parents = [], aside, picture, children }: ListingPageProps) {
  const t = useTranslations("shell")
  const paths = usePaths()
  return (
    <div className="measure py-6 lg:py-10">
      <Breadcrumbs
        label={t("breadcrumbs")}
        crumbs={[{ label: t("home"), to: paths.home() }, ...parents, { label: title }]}
      />
      <header className="mt-5 mb-6 grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 sm:mb-8 sm:gap-x-10 lg:mb-12">
        <div className="max-w-160 sm:self-end">
          <h1 className={title.length > LONG_TITLE ? "text-title-sm" : "text-title-lg"}>{title}</h1>
          {lead && <p className="mt-3 text-ink-muted sm:text-balance sm:text-lg">{lead}</p>}
        </div>
        {picture && (
          <Picture
            source={{ ...picture, alt: "" }}
            sizes={PICTURE_SIZES}
            fill
            eager
            className={classNames(
              // As wide as the last column of the products below.
              // With very large letters it would leave no room for the title.
              "aspect-4/5 w-26 self-start rounded-sm max-[18rem]:hidden sm:aspect-square sm:w-52 lg:w-60 xl:w-[17.1667rem]",
              aside ? "sm:row-span-2" : "",
            )}
          />
        )}
        {aside && <div className="mt-5 max-w-160 max-sm:col-span-2 sm:mt-6">{aside}</div>}
      </header>
      {children}
    </div>
  )
}
