import { usePaths } from "#app/i18n/paths.ts"
import { Picture } from "#app/ui/media/picture.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { MenuFeature } from "./menu.ts"

/** A collection beside the categories of the mega menu; its picture is loaded when the menu opens. */
export function MenuPicture({ name, handle, picture }: MenuFeature) {
  const paths = usePaths()
  return (
    <Link to={paths.collection(handle)} className="group/card block">
      {picture && (
        <Picture
          source={{ ...picture, alt: "" }}
          sizes="15rem"
          fill
          className="aspect-4/5 overflow-hidden rounded-sm"
        />
      )}
      <span className="quiet-link title mt-3 block text-title-xs">{name}</span>
    </Link>
  )
}
