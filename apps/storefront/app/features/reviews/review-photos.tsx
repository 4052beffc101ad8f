import type { CustomerPhoto } from "@porteka/commerce-sdk/wire"
import { Suspense, useState } from "react"
import { useTranslations } from "use-intl"
import { useGalleryLabels } from "#app/i18n/use-gallery-labels.ts"
import { insteadOfLink } from "#app/ui/browser/instead-of-link.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import { AwaitedWindow } from "#app/ui/windows/awaited-window.ts"

/** Loaded when a photo is first enlarged. */
const GalleryZoom = lazyPart(() => import("#app/ui/media/gallery-zoom.tsx"))

interface ReviewPhotosProps {
  photos: CustomerPhoto[]
  author: string
}

/** Thumbnails that enlarge; without scripts they link to the files. */
export function ReviewPhotos({ photos, author }: ReviewPhotosProps) {
  const t = useTranslations("product")
  const labels = useGalleryLabels()
  const [zoomed, setZoomed] = useState<number | null | undefined>()
  if (photos.length === 0) return null
  const altOf = (index: number) => t("reviewPhoto", { author, number: index + 1 })
  return (
    <>
      <ul className="mt-3 grid max-w-90 grid-cols-3 gap-3">
        {photos.map(({ small, large, width, height }, index) => (
          <li key={small}>
            <a
              href={large}
              aria-label={`${altOf(index)} – ${labels.zoom}`}
              onClick={insteadOfLink(() => setZoomed(index))}
              className="block cursor-zoom-in rounded-md focus-visible:outline-2"
            >
              <img
                src={small}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                alt={altOf(index)}
                className="aspect-square w-full rounded-md bg-surface-sunken object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {zoomed !== undefined && (
        <Suspense fallback={<AwaitedWindow />}>
          <GalleryZoom
            pictures={photos.map(({ large, width, height }, index) => ({
              file: large,
              alt: altOf(index),
              width,
              height,
            }))}
            index={zoomed}
            onIndex={setZoomed}
            labels={labels}
            title={t("reviewPhotos", { author })}
          />
        </Suspense>
      )}
    </>
  )
}
