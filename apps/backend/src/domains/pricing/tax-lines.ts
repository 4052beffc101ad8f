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
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import type { PricedAddress, PricedLine, PricedMethod } from "./priced-cart.ts"

export interface TaxedCart {
  currency_code: string
  locale: string | null
  region: { automatic_taxes: boolean } | null
  shipping_address: PricedAddress | null
}

type TaxedLine = Pick<PricedLine, "id" | "product_id" | "product_type_id" | "quantity" | "unit_price">
type TaxedMethod = Pick<PricedMethod, "id" | "shipping_option_id" | "amount">

/**
 * The single tax rate of a country without provinces and tax rules, taxed by Medusa's own provider, as this
 * shop starts. Undefined: Medusa's tax module must be asked for each item.
 */
const STANDARD_TAX: Prepared = {
  name: "standard-tax",
  sql: `
  select coalesce((
           select json_agg(json_build_object(
                    'tax_rate_id', rate.id, 'code', coalesce(rate.code, ''), 'rate', coalesce(rate.rate, 0),
                    'provider_id', 'system',
                    'description', coalesce(nullif(trim(words.translations ->> 'name'), ''), rate.name)))
             from tax_rate rate
             left join translation words
               on words.reference_id = rate.id and words.locale_code = ? and words.deleted_at is null
            where rate.tax_region_id = region.id and rate.is_default and rate.deleted_at is null), '[]') as lines
    from tax_region region
   where region.country_code = ? and region.deleted_at is null and region.provider_id = 'tp_system'
     and not exists (select from tax_region other where other.country_code = region.country_code
                        and other.id <> region.id and other.deleted_at is null)
     and not exists (select from tax_rate rate join tax_rate_rule rule on rule.tax_rate_id = rate.id
                      where rate.tax_region_id = region.id and rule.deleted_at is null and rate.deleted_at is null)`,
}

async function readStandardTax(
  container: MedusaContainer,
  country: string,
  locale: string | null,
): Promise<CreateTaxLineDTO[] | undefined> {
  const values = [locale ?? "", country.toLowerCase()]
  const [found] = await queryPrepared<{ lines: CreateTaxLineDTO[] }>(container, STANDARD_TAX, values)
  return found?.lines
}

/** The current taxes of lines and deliveries, by id; none before the country is known. */
export async function readTaxLines(
  container: MedusaContainer,
  cart: TaxedCart,
  lines: readonly TaxedLine[],
  methods: readonly TaxedMethod[],
): Promise<Map<string, CreateTaxLineDTO[]>> {
  const country = cart.shipping_address?.country_code
  if (!cart.region?.automatic_taxes || !country) return new Map()
  const standard = await readStandardTax(container, country, cart.locale)
  if (standard) return new Map([...lines, ...methods].map(({ id }) => [id, standard]))
  const { currency_code } = cart
  const items: (TaxableItemDTO | TaxableShippingDTO)[] = [
    ...lines.map(({ product_id, product_type_id, ...line }) => ({
      id: line.id,
      quantity: line.quantity,
      unit_price: line.unit_price,
      currency_code,
      product_id: product_id ?? "",
      ...(product_type_id ? { product_type_id } : {}),
    })),
    ...methods.map(({ id, amount, shipping_option_id }) => ({
      id,
      unit_price: amount,
      currency_code,
      shipping_option_id: shipping_option_id ?? "",
    })),
  ]
  // Returns both kinds, which Medusa's type does not say.
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
