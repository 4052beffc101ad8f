import type { CataloguePicture } from "@porteka/commerce-sdk"

/** The URL of the picture for a shared page. */
export function sharedPicture(picture: CataloguePicture | null | undefined): string | undefined {
  return picture ? `${picture.base}-${picture.width}.jpg` : undefined
}
