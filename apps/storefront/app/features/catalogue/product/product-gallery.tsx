import type { CataloguePicture } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { Gallery } from "#app/ui/media/gallery.tsx"

/** The pictures of the chosen variant; another variant starts at its first picture again. */
export function ProductGallery({ title, pictures }: { title: string; pictures: CataloguePicture[] }) {
  const t = useTranslations("product")
  const [first] = pictures
  if (!first) return <div className="aspect-4/5 rounded-sm bg-surface-sunken" />
  return (
    <Gallery
      key={first.base}
      title={title}
      pictures={pictures}
      labels={{
        gallery: t("gallery"),
        previous: t("previousPicture"),
        next: t("nextPicture"),
        zoom: t("openPicture"),
        close: t("closePicture"),
        zoomIn: t("zoomIn"),
        zoomOut: t("zoomOut"),
        scale: (percent) => t("zoomScale", { percent }),
        position: (index, count) => t("picture", { index, count }),
      }}
    />
  )
}
