import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { FEE_OPTION_CODE } from "@porteka/commerce-sdk"
import { formatMoney } from "@porteka/hungary"
import {
  type CarrierTerms,
  DELIVERY_CODES,
  type DeliveryCode,
  shop as newShop,
  offeredPayments,
  type Shop,
} from "@porteka/shop"
import { byLanguage, type Locale, textsByLanguage } from "@porteka/shop/languages"
import { SHOP_SETTINGS_MODULE } from "../modules/shop-settings/index.ts"
import { withSettings } from "../modules/shop-settings/with-settings.ts"
import { queryRows } from "../records/query-rows.ts"
import { findRecipients } from "./find-recipients.ts"
import { readOfferedPayments } from "./payment-providers.ts"
import { CARRIER_OF_OPTION, type OptionPrice, type PublicTerms, publicTerms } from "./public-terms.ts"

/**
 * The current shop: the owner's settings, the prices of Medusa's shipping options (which the checkout
 * charges), the payment methods of Medusa's region, the default rate of Medusa's tax region, the services it is set
 * up with. All code that needs the current data of the shop reads it here.
 */
export async function readShop(container: MedusaContainer): Promise<Shop> {
  const [settings, { terms, ofCarriers }, taxRate, { regionId, payments }] = await Promise.all([
    container.resolve(SHOP_SETTINGS_MODULE).read(),
    readTerms(container),
    readTaxRate(container),
    readRegion(container),
  ])
  const shop = withSettings(newShop, settings)
  const { handlingWorkingDays, cutOffHour, closures } = shop.delivery
  const ways = Object.fromEntries(
    DELIVERY_CODES.map((code) => [code, { ...shop.delivery[code], ...(terms.get(code) ?? NOT_OFFERED) }]),
  ) as Pick<Shop["delivery"], DeliveryCode>
  return {
    ...shop,
    country: { ...shop.country, regionId },
    delivery: {
      handlingWorkingDays,
      cutOffHour,
      closures,
      ...ways,
      locker: {
        ...ways.locker,
        ofCarriers,
        carrierPrices: byLanguage((locale) => toText(ofCarriers, locale)),
      },
    },
    payment: offeredPayments(payments),
    recipients: findRecipients(payments),
    cashOnDeliveryFee: terms.get(FEE_OPTION_CODE)?.price ?? 0,
    taxRate: taxRate ?? shop.taxRate,
  }
}

/** Only the owner's settings, in one query; everything else is that of a new shop. */
export async function readSettings(
  container: MedusaContainer,
): Promise<Omit<Shop, "delivery" | "payment" | "recipients" | "cashOnDeliveryFee" | "taxRate">> {
  return withSettings(newShop, await container.resolve(SHOP_SETTINGS_MODULE).read())
}

/** A deleted delivery option is not advertised, and never as free. */
const NOT_OFFERED = { price: null, freeFrom: null }

/** "GLS: 1 490 Ft, 30 000 Ft-tól ingyenes"; null if all carriers cost the same. */
function toText(terms: readonly CarrierTerms[], locale: Locale): string | null {
  const money = (amount: number) => formatMoney(amount, newShop.currency, locale)
  const texts = terms.map(
    ({ carrier, price, freeFrom }) =>
      `${carrier}: ${money(price)}${freeFrom === null ? "" : FREE_FROM[locale](money(freeFrom))}`,
  )
  return texts.length > 0 ? texts.join("; ") : null
}

const FREE_FROM = textsByLanguage({
  hu: (limit: string) => `, ${limit}-tól ingyenes`,
  en: (limit: string) => `, free from ${limit}`,
})

const LOCKER: DeliveryCode = "locker"

/**
 * Prices in the shop's currency by the option's code, with their rules; `carrier` if the option is for the
 * points of one carrier only. Without an open pickup point the checkout does not offer delivery to one. Also read after every change, so it is one query.
 */
const PRICES = `
  select type.code, case when option.data->>'${CARRIER_OF_OPTION}' is not null then option.data->>'carrier' end as carrier,
         price.amount::float8 as amount, coalesce(region.id, '') as region_id,
         coalesce((select json_agg(json_build_object('attribute', attribute, 'operator', operator, 'value', value))
                     from price_rule rule where rule.price_id = price.id and rule.deleted_at is null), '[]') as rules
    from shipping_option option
    join shipping_option_type type on type.id = option.shipping_option_type_id
    join shipping_option_price_set link on link.shipping_option_id = option.id and link.deleted_at is null
    join price on price.price_set_id = link.price_set_id and price.deleted_at is null
                  and price.price_list_id is null and price.currency_code = :currency
    left join lateral (select id from region where currency_code = :currency and deleted_at is null
                        order by created_at limit 1) region on true
   where option.deleted_at is null
     and (type.code <> '${LOCKER}' or exists (select from pickup_point where open))
   order by option.created_at, price.created_at, price.id`

interface Terms {
  /** By the option's code. */
  terms: Map<string, PublicTerms>
  /** Of carriers whose points have their own price. */
  ofCarriers: CarrierTerms[]
}

async function readTerms(container: MedusaContainer): Promise<Terms> {
  type Row = OptionPrice & { code: string; carrier: string | null; region_id: string }
  const rows = await queryRows<Row>(container, PRICES, { currency: newShop.currency.toLowerCase() })
  const termsOf = (code: string, wanted: string | null) => {
    const prices = rows.filter((row) => row.code === code && row.carrier === wanted)
    return publicTerms(prices, prices[0]?.region_id ?? "")
  }
  const carriers = [...new Set(rows.flatMap(({ carrier }) => carrier ?? []))].sort()
  return {
    terms: new Map(
      [...DELIVERY_CODES, FEE_OPTION_CODE].flatMap((code) => {
        const terms = termsOf(code, null)
        return terms ? [[code, terms] as const] : []
      }),
    ),
    ofCarriers: carriers.flatMap((carrier) => {
      const terms = termsOf("locker", carrier)
      return terms ? [{ carrier, ...terms }] : []
    }),
  }
}

/** The region with the shop's currency, and what it offers; the oldest one, as for delivery prices. */
async function readRegion(container: MedusaContainer) {
  const regions = await container
    .resolve(Modules.REGION)
    .listRegions(
      { currency_code: newShop.currency.toLowerCase() },
      { select: ["id"], take: 1, order: { created_at: "ASC" } },
    )
  const regionId = regions[0]?.id ?? null
  return { regionId, payments: await readOfferedPayments(container, regionId) }
}

const TAX_RATE = `
  select rate.rate::float8 as rate from tax_rate rate
    join tax_region region on region.id = rate.tax_region_id and region.deleted_at is null
   where region.country_code = ? and region.parent_id is null and rate.is_default and rate.deleted_at is null`

const PERCENT = 100

/** The country's default rate as a fraction; null without one. */
async function readTaxRate(container: MedusaContainer): Promise<number | null> {
  const rows = await queryRows<{ rate: number }>(container, TAX_RATE, [newShop.country.code.toLowerCase()])
  return rows[0] ? rows[0].rate / PERCENT : null
}
