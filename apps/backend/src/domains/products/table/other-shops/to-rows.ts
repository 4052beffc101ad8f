import { toHandle } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { staffText, type Words } from "../../../../staff-language/staff-language.ts"
import { LIST_SEPARATOR, OPTION_NUMBERS, type ProductRow } from "../columns.ts"
import type { KnownProducts } from "../known-products.ts"
import type { OutsidePictures } from "../outside-pictures.ts"
import type { GivenRow, RowProblem } from "../plan-import.ts"
import type { ProductNames } from "../read-products.ts"
import { findCategory } from "./category-names.ts"
import { readForints, readPieces } from "./imported-cells.ts"
import type { ImportedProduct, ImportedProducts, ImportedVariant } from "./imported-products.ts"

export interface OwnRows {
  rows: GivenRow[]
  problems: RowProblem[]
  remarks: string[]
  pictures: OutsidePictures[]
}

const own = (key: string) => `${key}_${DEFAULT_LOCALE}`

/**
 * Converts another shop's products to rows of our table, which are planned, previewed and imported like any
 * others.
 */
export function toRows({ products, ...rest }: ImportedProducts, known: KnownProducts): OwnRows {
  const problems = [...rest.problems]
  const rows = products.flatMap((product) => {
    const [first] = product.variants
    const wrong = wrongWith(product, known)
    if (first && wrong) problems.push({ row: first.row, message: wrong })
    return wrong ? [] : product.variants.flatMap((variant) => toRow(product, variant, known, problems))
  })
  return {
    rows,
    problems,
    remarks: [...remarksOf(products, known), ...rest.remarks],
    pictures: picturesOf(products, rows),
  }
}

function toRow(
  product: ImportedProduct,
  variant: ImportedVariant,
  known: KnownProducts,
  problems: RowProblem[],
): GivenRow[] {
  const price = readForints(variant.price)
  if ("wrong" in price) {
    problems.push({ row: variant.row, message: price.wrong })
    return []
  }
  const categories = product.categories.flatMap((path) => findCategory(known.categoryNames, path) ?? [])
  const values = optionsOf(product).map((name) => ({
    name,
    value: variant.options.find((option) => option.name === name)?.value,
  }))
  const missing = values.filter(({ value }) => !value)
  if (missing.length > 0) {
    const names = missing.map(({ name }) => `„${name}”`).join(", ")
    problems.push({
      row: variant.row,
      message: staffText({
        hu: `A változatnak nincs értéke: ${names}.`,
        en: `The variant has no value: ${names}.`,
      }),
    })
    return []
  }
  const options = values.flatMap(({ name, value = "" }, index) => [
    [own(`option_${index + 1}`), name],
    [own(`value_${index + 1}`), value],
  ])
  const cells: ProductRow = {
    handle: product.handle,
    [own("title")]: product.title,
    [own("subtitle")]: product.subtitle,
    [own("description")]: product.description,
    categories: [...new Set(categories)].join(LIST_SEPARATOR),
    maker_name: product.maker,
    sku: skuOf(product, variant),
    ...Object.fromEntries(options),
    price: price.forints,
    stock: readPieces(variant.stock),
    weight: variant.weight,
  }
  return [{ row: variant.row, cells }]
}

/** The option names of a product, in one order for all variants. */
const optionsOf = ({ variants }: ImportedProduct) => [
  ...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name))),
]

/** Generated SKUs are stable, so that a second import finds the variants of the first. */
const skuOf = ({ handle, variants }: ImportedProduct, { sku, key }: ImportedVariant) =>
  sku || (variants.length > 1 ? `${handle}-${toHandle(key)}` : handle)

/** How existing products are recognized. */
export const namesOf = (products: readonly ImportedProduct[]): ProductNames => ({
  handles: products.map(({ handle }) => handle),
  skus: products.flatMap((product) => product.variants.map((variant) => skuOf(product, variant))),
})

/** Two products with the same name are different products. */
export function withHandles(products: readonly ImportedProduct[]): ImportedProduct[] {
  const taken = new Set<string>()
  return products.map((product) => {
    const wanted = toHandle(product.handle || product.title)
    const [first] = product.variants
    const handle = taken.has(wanted) ? toHandle(`${wanted} ${first?.sku || first?.key}`) : wanted
    taken.add(handle)
    return { ...product, handle }
  })
}

/** Errors that exclude a whole product. */
function wrongWith(product: ImportedProduct, { byHandle }: KnownProducts): string | undefined {
  const { title, handle, variants } = product
  const most = OPTION_NUMBERS.length
  if (!title) return staffText({ hu: "A terméknek nincs neve.", en: "The product has no name." })
  if (optionsOf(product).length > most)
    return staffText({
      hu: `„${title}”: legfeljebb ${most} dologban térhetnek el a változatok.`,
      en: `“${title}”: variants can differ in at most ${most} things.`,
    })
  const siblings = byHandle.get(handle) ?? []
  const isKnown = variants.some((variant) => siblings.some(({ sku }) => sku === skuOf(product, variant)))
  // Another product with the same name: its variants would be mixed up with these.
  return siblings.length > 0 && !isKnown
    ? staffText({
        hu: `A boltban már van „${handle}” webcímű termék, más cikkszámmal. Nevezze át az egyiket.`,
        en: `The shop has a product “${handle}” with another SKU already. Rename one of them.`,
      })
    : undefined
}

function remarksOf(products: readonly ImportedProduct[], known: KnownProducts): string[] {
  const variants = products.flatMap((product) => product.variants)
  const hidden = products.filter(({ isHidden }) => isHidden)
  const unnumbered = variants.filter(({ sku }) => !sku).length
  const uncounted = variants.filter(({ stock }) => !stock).length
  const unknown = Map.groupBy(
    products
      .flatMap(({ categories }) => categories)
      .filter((path) => !findCategory(known.categoryNames, path)),
    (path) => path.join(" > "),
  )
  const missing = [...unknown].map(([path, uses]) =>
    staffText({ hu: `${path} (${uses.length} termék)`, en: `${path} (${uses.length} products)` }),
  )
  const remarks: [applies: boolean, Words][] = [
    [
      products.length > 0,
      {
        hu: "Új termék vázlatként jön be: nézze át, és tegye közzé a termék lapján.",
        en: "A new product comes in as a draft: look it over and publish it on its page.",
      },
    ],
    [
      hidden.length > 0,
      {
        hu: `A régi boltban nem volt látható: ${hidden.map(({ title }) => title).join(", ")}.`,
        en: `Not visible in the old shop: ${hidden.map(({ title }) => title).join(", ")}.`,
      },
    ],
    [
      missing.length > 0,
      {
        hu: `Nincs ilyen kategória a boltban, a termékek nélküle jönnek be: ${missing.join(", ")}.`,
        en: `The shop has no such category, the products come in without it: ${missing.join(", ")}.`,
      },
    ],
    [
      unnumbered > 0,
      {
        hu: `${unnumbered} változatnak nem volt cikkszáma: a termék webcíméből kap, ezt a boltban módosíthatja.`,
        en: `${unnumbered} variants had no SKU: they get one from the address of the product, which you can change in the shop.`,
      },
    ],
    [
      uncounted > 0,
      {
        hu: `${uncounted} változatnak nincs készlete a fájlban: írja be, különben elfogyottnak látszik.`,
        en: `${uncounted} variants have no stock in the file: fill it in, otherwise they are shown as sold out.`,
      },
    ],
  ]
  return remarks.flatMap(([applies, words]) => (applies ? [staffText(words)] : []))
}

/** Pictures of the imported products. */
function picturesOf(products: readonly ImportedProduct[], rows: readonly GivenRow[]): OutsidePictures[] {
  const taken = new Set(rows.map(({ cells }) => cells.handle))
  return products
    .filter(({ handle, pictures }) => pictures.length > 0 && taken.has(handle))
    .map(({ handle, pictures }) => ({ handle, urls: [...new Set(pictures)] }))
}
