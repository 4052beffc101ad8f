import type {
  CatalogueCard,
  CatalogueProduct,
  CatalogueVariant,
  StockState,
} from "../types/catalogue-types.ts"
import { looksOf } from "./variant-pictures.ts"

/** Pictures a card shows: the first one, and the second on hover. */
const CARD_PICTURES = 2

const BEST_FIRST: StockState[] = ["in_stock", "low_stock", "out_of_stock"]

/** The best state among a product's variants. */
export function bestStockState(states: readonly StockState[]): StockState {
  return BEST_FIRST.find((state) => states.includes(state)) ?? "out_of_stock"
}

/** The data of a product shown in lists. @param isNew whether it is a new arrival today */
export function cardOf(product: CatalogueProduct, isNew: boolean): CatalogueCard {
  const cheapest = cheapestVariant(product.variants)
  const amounts = new Set(product.variants.flatMap(({ price }) => price?.amount ?? []))
  const [only, ...more] = product.variants
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    subtitle: product.subtitle,
    maker: product.maker?.name ?? null,
    pictures: product.pictures.slice(0, CARD_PICTURES),
    price: cheapest?.price ?? null,
    unit_price: cheapest?.unit_price ?? null,
    on_sale: product.variants.some(({ price }) => price?.reference_amount != null),
    price_varies: amounts.size > 1,
    stock_state: bestStockState(product.variants.map((variant) => variant.stock_state)),
    is_new: isNew,
    label: product.label,
    variant_count: product.variants.length,
    rating: product.rating,
    looks: looksOf(product),
    only_variant_id: only && more.length === 0 && !product.personalisation ? only.id : null,
  }
}

function cheapestVariant(variants: readonly CatalogueVariant[]): CatalogueVariant | undefined {
  const priced = variants.filter((variant) => variant.price !== null)
  return priced.sort((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))[0]
}
