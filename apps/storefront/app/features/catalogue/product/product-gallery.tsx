import type { CataloguePicture } from "@porteka/commerce-sdk"
import { useGalleryLabels } from "#app/i18n/use-gallery-labels.ts"
import { Gallery } from "#app/ui/media/gallery.tsx"

/** The pictures of the chosen variant; another variant starts at its first picture again. */
export function ProductGallery({ title, pictures }: { title: string; pictures: CataloguePicture[] }) {
  const labels = useGalleryLabels()
  const [first] = pictures
  if (!first) return <div className="aspect-4/5 rounded-sm bg-surface-sunken" />
  return <Gallery key={first.base} title={title} pictures={pictures} labels={labels} />
}
