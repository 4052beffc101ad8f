import type { Shortcoming, ShortcomingCode } from "@porteka/commerce-sdk"

/** What is checked before a product is published. */
export interface CheckedProduct {
  title: string
  description: string | null
  has_picture: boolean
  /** Names of the files that the shop cannot show. */
  unreadable_pictures: string[]
  has_category: boolean
  /** The category of similarly named products; null if there are none. */
  likely_category: string | null
  /** Safety details that are missing: of the maker, and of the person responsible for it in the EU. */
  safety: Record<"maker" | "responsible", string[]>
  is_in_channel: boolean
  /** Whether a delivery of the shop covers its shipping profile. */
  is_deliverable: boolean
  /** Languages other than the default in which its title or description is missing. */
  untranslated: string[]
  /** A surcharge such as gift wrapping, or a gift card: in no category, made by nobody, and without stock. */
  is_service: boolean
  variants: CheckedVariant[]
}

interface CheckedVariant {
  title: string
  has_price: boolean
  is_counted: boolean
  /** Whether its pieces can be entered: it has a level at a stock location. */
  has_stock_place: boolean
  /** Available quantity; unmanaged stock never runs out. */
  pieces: number
}

/** What nobody misses of a service. Counting its stock, as is offered otherwise, would sell it out. */
const OF_GOODS: readonly ShortcomingCode[] = [
  "stock_not_counted",
  "no_picture",
  "no_category",
  "no_description",
  "no_maker",
  "maker_incomplete",
  "no_eu_responsible",
]

/** What a product lacks: first what makes it impossible to buy, then what shoppers will miss. */
export function findShortcomings(product: CheckedProduct): Shortcoming[] {
  const found = findAll(product)
  return product.is_service ? found.filter(({ code }) => !OF_GOODS.includes(code)) : found
}

function findAll(product: CheckedProduct): Shortcoming[] {
  const { variants } = product
  const titlesOf = (isAffected: (variant: CheckedVariant) => boolean) =>
    variants.filter(isAffected).map(({ title }) => title)
  const unpriced = titlesOf(({ has_price: hasPrice }) => !hasPrice)
  const hasNoMaker = product.safety.maker.includes("name")
  const hasNoPrice = variants.length > 0 && unpriced.length === variants.length
  return [
    ...when(variants.length === 0, "no_variant", { is_blocking: true }),
    ...when(hasNoPrice, "no_price", { is_blocking: true }),
    ...when(!product.is_deliverable, "no_delivery", { is_blocking: true }),
    ...naming(hasNoPrice ? [] : unpriced, "variant_without_price"),
    ...when(!product.is_in_channel, "not_in_channel"),
    ...naming(
      titlesOf(({ is_counted: isCounted, has_stock_place: hasPlace }) => isCounted && !hasPlace),
      "no_stock_place",
    ),
    ...naming(
      titlesOf(({ is_counted: isCounted, pieces }) => isCounted && pieces <= 0),
      "out_of_stock",
    ),
    ...naming(
      titlesOf(({ is_counted: isCounted }) => !isCounted),
      "stock_not_counted",
    ),
    ...when(!product.has_picture, "no_picture"),
    ...naming(product.unreadable_pictures, "unreadable_picture"),
    ...when(!product.has_category, "no_category", {
      about: product.likely_category ? [product.likely_category] : [],
    }),
    ...when(!product.description?.trim(), "no_description"),
    ...naming(product.untranslated, "not_translated"),
    ...when(hasNoMaker, "no_maker"),
    ...naming(hasNoMaker ? [] : product.safety.maker, "maker_incomplete"),
    ...naming(product.safety.responsible, "no_eu_responsible"),
  ]
}

function when(
  condition: boolean,
  code: ShortcomingCode,
  { is_blocking = false, about = [] }: { is_blocking?: boolean; about?: string[] } = {},
): Shortcoming[] {
  return condition ? [{ code, is_blocking, about }] : []
}

const naming = (about: string[], code: ShortcomingCode) => when(about.length > 0, code, { about })
