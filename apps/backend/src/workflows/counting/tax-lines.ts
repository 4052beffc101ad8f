import type {
  CreateTaxLineDTO,
  ItemTaxLineDTO,
  MedusaContainer,
  ShippingTaxLineDTO,
  TaxableItemDTO,
  TaxableShippingDTO,
  TaxCalculationContext,
} from "@medusajs/framework/types"
import { applyTranslationsToTaxLines, Modules } from "@medusajs/framework/utils"
import type { CountedAddress, CountedLine, CountedMethod } from "./counted-cart.ts"

export interface TaxedCart {
  currency_code: string
  locale: string | null
  region: { automatic_taxes: boolean } | null
  shipping_address: CountedAddress | null
}

type TaxedLine = Pick<CountedLine, "id" | "product_id" | "product_type_id" | "quantity" | "unit_price">
type TaxedMethod = Pick<CountedMethod, "id" | "shipping_option_id" | "amount">

/** The taxes of lines and deliveries as they are now, by their ids; none before the country is known. */
export async function readTaxLines(
  container: MedusaContainer,
  cart: TaxedCart,
  lines: readonly TaxedLine[],
  methods: readonly TaxedMethod[],
): Promise<Map<string, CreateTaxLineDTO[]>> {
  const country = cart.shipping_address?.country_code
  if (!cart.region?.automatic_taxes || !country) return new Map()
  const { currency_code } = cart
  const items: (TaxableItemDTO | TaxableShippingDTO)[] = [
    ...lines.map(({ product_id, product_type_id, ...line }) => ({
      ...{ id: line.id, quantity: line.quantity, unit_price: line.unit_price, currency_code },
      product_id: product_id ?? "",
      ...(product_type_id ? { product_type_id } : {}),
    })),
    ...methods.map(({ id, amount, shipping_option_id }) => ({
      ...{ id, unit_price: amount, currency_code },
      shipping_option_id: shipping_option_id ?? "",
    })),
  ]
  // Of both kinds as they come, which Medusa's type does not say.
  const taxed = (await container.resolve(Modules.TAX).getTaxLines(items, toContext(cart, country))) as (
    | ItemTaxLineDTO
    | ShippingTaxLineDTO
  )[]
  if (cart.locale) await applyTranslationsToTaxLines(taxed as ItemTaxLineDTO[], cart.locale, container)
  const found = new Map<string, CreateTaxLineDTO[]>()
  for (const line of taxed) {
    const id = "line_item_id" in line ? line.line_item_id : line.shipping_line_id
    found.set(id, [...(found.get(id) ?? []), toTaxLine(line)])
  }
  return found
}

function toContext({ shipping_address: address, locale }: TaxedCart, country: string): TaxCalculationContext {
  return {
    address: {
      country_code: country,
      province_code: address?.province ?? null,
      ...(address?.city ? { city: address.city } : {}),
      ...(address?.postal_code ? { postal_code: address.postal_code } : {}),
    },
    is_return: false,
    ...(locale ? { locale } : {}),
  }
}

const toTaxLine = ({
  name,
  rate_id,
  code,
  rate,
  provider_id,
}: ItemTaxLineDTO | ShippingTaxLineDTO): CreateTaxLineDTO => ({
  description: name,
  ...(rate_id ? { tax_rate_id: rate_id } : {}),
  code: code ?? "",
  rate: rate ?? 0,
  provider_id,
})
