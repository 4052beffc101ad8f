import type { CatalogueProduct } from "@porteka/commerce-sdk"
import { useTranslations } from "use-intl"
import { Gallery } from "#app/ui/media/gallery.tsx"

export function ProductGallery({ product }: { product: CatalogueProduct }) {
  const t = useTranslations("product")
  if (product.pictures.length === 0) return <div className="aspect-4/5 rounded-sm bg-surface-sunken" />
  return (
    <Gallery
      title={product.title}
      pictures={product.pictures}
      labels={{
        gallery: t("gallery"),
        previous: t("previousPicture"),
        next: t("nextPicture"),
        zoom: t("openPicture"),
        close: t("closePicture"),
        position: (index, count) => t("picture", { index, count }),
      }}
    />
  )
}
