import { byLanguage, type Locale } from "@porteka/shop/languages"
import { fieldsOf } from "@porteka/shop/parse-json"
import { readPicture } from "../../modules/content/picture-value.ts"

export type Metadata = Record<string, unknown> | null

/** What a tile shows besides the name: the picture as a picture field holds it, and a text in every language. */
export interface Tile {
  picture: string
  description: Record<Locale, string>
}

/** What the metadata of a category or collection says about its tile. */
export function toTile(metadata: Metadata | undefined): Tile {
  const picture = JSON.stringify(metadata?.picture_sizes ?? "")
  const texts = fieldsOf(metadata?.description)
  return {
    picture: readPicture(picture) ? picture : "",
    description: byLanguage((locale) => String(texts[locale] ?? "")),
  }
}

/** The complete metadata after a change: Medusa replaces that of categories, and adds to that of collections. */
export function toMetadata(
  before: Metadata | undefined,
  { picture, description }: Tile,
  hasDescription: boolean,
): Record<string, unknown> {
  return {
    ...before,
    picture_sizes: readPicture(picture),
    ...(hasDescription ? { description } : {}),
  }
}
