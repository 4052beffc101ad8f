import type {
  CatalogueLook,
  CatalogueOption,
  CataloguePicture,
  CatalogueProduct,
  CatalogueVariant,
} from "../types/catalogue-types.ts"

type Pictured = Pick<CatalogueProduct, "pictures"> & {
  variants: readonly Pick<CatalogueVariant, "picture">[]
}
type Look = Pick<CatalogueVariant, "option_values" | "picture">

/**
 * The pictures of a chosen variant: its own first, then those that belong to no variant. Other variants'
 * pictures are omitted: choosing blue shows no red.
 */
export function picturesOfVariant(
  { pictures, variants }: Pictured,
  variant: Pick<CatalogueVariant, "picture"> | null,
): CataloguePicture[] {
  const own = variant?.picture ?? null
  const taken = new Set(variants.map(({ picture }) => picture))
  const common = pictures.filter((_, place) => place !== own && !taken.has(place))
  const first = own === null ? undefined : pictures[own]
  if (first) return [first, ...common]
  return common.length > 0 ? common : pictures
}

/** The picture of each value of an option, if every value has one and all differ. */
export function picturesOfValues(
  { id, values }: Pick<CatalogueOption, "id" | "values">,
  variants: readonly Look[],
): ReadonlyMap<string, number> | null {
  const found = new Map<string, number>()
  for (const value of values) {
    const [place, ...others] = new Set(
      variants.filter((variant) => variant.option_values[id] === value).map(({ picture }) => picture),
    )
    if (place === undefined || place === null || others.length > 0) return null
    found.set(value, place)
  }
  return new Set(found.values()).size === values.length ? found : null
}

/** The variations of a product for a list, from the first option whose values have distinct pictures. */
export function looksOf({
  options,
  pictures,
  variants,
}: Pick<CatalogueProduct, "options" | "pictures" | "variants">): CatalogueLook[] {
  for (const option of options) {
    const places = option.values.length > 1 ? picturesOfValues(option, variants) : null
    if (places) {
      return [...places].flatMap(([name, place]) => {
        const picture = pictures[place]
        return picture ? [{ name, picture: smallestAddress(picture) }] : []
      })
    }
  }
  return []
}

/** URL of a picture's smallest size. */
export function smallestAddress({ base, widths, width }: CataloguePicture): string {
  return `${base}-${widths[0] ?? width}.webp`
}
