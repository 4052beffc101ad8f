import type { CustomerPhoto } from "@porteka/commerce-sdk/wire"
import { useTranslations } from "use-intl"

interface ReviewPhotosProps {
  photos: CustomerPhoto[]
  author: string
}

/** Thumbnails that open large pictures. */
export function ReviewPhotos({ photos, author }: ReviewPhotosProps) {
  const t = useTranslations("product")
  if (photos.length === 0) return null
  return (
    <ul className="mt-3 grid max-w-90 grid-cols-3 gap-3">
      {photos.map(({ small, large, width, height }, index) => (
        <li key={small}>
          <a href={large} className="block rounded-md focus-visible:outline-2">
            <img
              src={small}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              alt={t("reviewPhoto", { author, number: index + 1 })}
              className="aspect-square w-full rounded-md bg-surface-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
