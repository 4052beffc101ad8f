import type { CataloguePicture } from "@porteka/commerce-sdk"

/** The address of the picture that stands for a page where somebody shares it. */
export function sharedPicture(picture: CataloguePicture | null | undefined): string | undefined {
  return picture ? `${picture.base}-${picture.width}.jpg` : undefined
}
