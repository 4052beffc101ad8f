import type { CataloguePicture } from "@porteka/commerce-sdk/wire"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { classNames } from "#app/ui/class-names.ts"
import { Picture } from "#app/ui/media/picture.tsx"

const MAIN_SIZES = "(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 90vw"

/** One picture and the thumbnails that change it; the first is the product's thumbnail. */
export function QuickViewPictures({ pictures }: { pictures: CataloguePicture[] }) {
  const t = useTranslations("quickView")
  const [shown, setShown] = useState(0)
  const main = pictures[shown]
  if (!main) return <div className="aspect-4/5 rounded-sm bg-surface-sunken" />
  return (
    <div>
      <Picture
        key={main.base}
        source={main}
        sizes={MAIN_SIZES}
        eager
        fill
        className="aspect-square sm:aspect-4/5 rounded-sm"
      />
      {pictures.length > 1 && (
        <ul aria-label={t("thumbnails")} className="mt-3 flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.base}>
              <button
                type="button"
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className={classNames(
                  "block w-16 rounded-sm border p-0.5 transition-colors",
                  index === shown ? "border-ink" : "border-transparent hover:border-border-strong",
                )}
              >
                <Picture source={picture} sizes="4rem" fill className="aspect-4/5 rounded-[1px]" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
