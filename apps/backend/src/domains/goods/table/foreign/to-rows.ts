import { toHandle } from "@porteka/hungary"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { type GoodsRow, type KnownGoods, LIST_SEPARATOR, OPTION_NUMBERS } from "../columns.ts"
import type { GivenRow, RowProblem } from "../plan-import.ts"
import { findCategory } from "./category-names.ts"
import { readForints, readPieces } from "./foreign-cells.ts"
import type { ForeignProduct, ForeignVariant } from "./foreign-goods.ts"
import { groupBy } from "./group-by.ts"

export interface OwnRows {
  rows: GivenRow[]
  problems: RowProblem[]
  remarks: string[]
  /** Remarks as well, but as many as there are products: they come last. */
  pictures: string[]
}

const own = (key: string) => `${key}_${DEFAULT_LOCALE}`

/** Goods of another shop as rows of our table, which is then planned, shown and carried out as any other. */
export function toRows(products: readonly ForeignProduct[], known: KnownGoods): OwnRows {
  const problems: RowProblem[] = []
  const named = withHandles(products)
  const rows = named.flatMap((product) => {
    const [first] = product.variants
    const wrong = wrongWith(product, known)
    if (first && wrong) problems.push({ row: first.row, message: wrong })
    return wrong ? [] : product.variants.flatMap((variant) => toRow(product, variant, known, problems))
  })
  return { rows, problems, remarks: remarksOf(named, known), pictures: picturesOf(named) }
}

function toRow(
  product: ForeignProduct,
  variant: ForeignVariant,
  known: KnownGoods,
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
    problems.push({ row: variant.row, message: `A változatnak nincs értéke: ${names}.` })
    return []
  }
  const options = values.flatMap(({ name, value = "" }, index) => [
    [own(`option_${index + 1}`), name],
    [own(`value_${index + 1}`), value],
  ])
  const cells: GoodsRow = {
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

/** What the variants of a product differ in, in one order for all of them. */
const optionsOf = ({ variants }: ForeignProduct) => [
  ...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name))),
]

/** Article numbers that a shop without them gets are the same each time, so that a second import finds the first. */
const skuOf = ({ handle, variants }: ForeignProduct, { sku, key }: ForeignVariant) =>
  sku || (variants.length > 1 ? `${handle}-${toHandle(key)}` : handle)

/** Two goods of one name are two products. */
function withHandles(products: readonly ForeignProduct[]): ForeignProduct[] {
  const taken = new Set<string>()
  return products.map((product) => {
    const wanted = toHandle(product.handle || product.title)
    const [first] = product.variants
    const handle = taken.has(wanted) ? toHandle(`${wanted} ${first?.sku || first?.key}`) : wanted
    taken.add(handle)
    return { ...product, handle }
  })
}

/** What keeps a whole product out. */
function wrongWith(product: ForeignProduct, { rows }: KnownGoods): string | undefined {
  const { title, handle, variants } = product
  const most = OPTION_NUMBERS.length
  if (!title) return "A terméknek nincs neve."
  if (optionsOf(product).length > most)
    return `„${title}”: legfeljebb ${most} dologban térhetnek el a változatok.`
  const siblings = rows.filter((row) => row.handle === handle)
  const isKnown = variants.some((variant) => siblings.some(({ sku }) => sku === skuOf(product, variant)))
  // Another product of the same name: its variants would be mixed up with these.
  return siblings.length > 0 && !isKnown
    ? `A boltban már van „${handle}” webcímű termék, más cikkszámmal. Nevezze át az egyiket.`
    : undefined
}

function remarksOf(products: readonly ForeignProduct[], known: KnownGoods): string[] {
  const variants = products.flatMap((product) => product.variants)
  const hidden = products.filter(({ isHidden }) => isHidden)
  const unnumbered = variants.filter(({ sku }) => !sku).length
  const uncounted = variants.filter(({ stock }) => !stock).length
  const unknown = groupBy(
    products
      .flatMap(({ categories }) => categories)
      .filter((path) => !findCategory(known.categoryNames, path)),
    (path) => path.join(" > "),
  )
  const missing = [...unknown].map(([path, uses]) => `${path} (${uses.length} termék)`)
  return [
    ...(products.length > 0
      ? ["Új termék vázlatként jön be: nézze át, és tegye közzé a termék lapján."]
      : []),
    ...(hidden.length > 0
      ? [`A régi boltban nem volt látható: ${hidden.map(({ title }) => title).join(", ")}.`]
      : []),
    ...(missing.length > 0
      ? [`Nincs ilyen kategória a boltban, a termékek nélküle jönnek be: ${missing.join(", ")}.`]
      : []),
    ...(unnumbered > 0
      ? [`${unnumbered} változatnak nem volt cikkszáma: a termék webcíméből kap, ezt a boltban módosíthatja.`]
      : []),
    ...(uncounted > 0
      ? [`${uncounted} változatnak nincs készlete a fájlban: írja be, különben elfogyottnak látszik.`]
      : []),
  ]
}

/** The shop shows pictures that it keeps itself, and fetches none from addresses that a file names. */
function picturesOf(products: readonly ForeignProduct[]): string[] {
  const withPictures = products.filter(({ pictures }) => pictures.length > 0)
  if (withPictures.length === 0) return []
  return [
    "A képeket a bolt nem tölti le a régi bolt címéről: mentse le őket, és húzza a termék „Média” részébe. Ezek azok:",
    ...withPictures.map(({ title, pictures }) => `${title}: ${pictures.join(" ")}`),
  ]
}
