import type { FulfillmentWorkflow, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createShippingOptionsWorkflow,
  deleteShippingOptionsWorkflow,
  updateShippingOptionsWorkflow,
} from "@medusajs/medusa/core-flows"
import type { PickupPointPrices, PickupPointTerms } from "@porteka/commerce-sdk"
import { CURRENCY, textsByLanguage } from "@porteka/shop"
import { DEFAULT_LOCALE, LANGUAGES } from "@porteka/shop/languages"
import { POINT_CARRIERS } from "../../modules/pickup-point/carrier-lists.ts"
import { readRecords } from "../../records/read-records.ts"
import { invalidData, notAllowed, notFound } from "../../refusals/refusals.ts"
import { CARRIER_OF_OPTION, publicTerms } from "../../shop/public-terms.ts"
import { staffLanguage } from "../../staff-language/staff-language.ts"
import { LOCKER_CODE } from "../pricing/delivery-option-codes.ts"
import { carrierKey, carrierOfOption } from "../pricing/point-options.ts"
import { arePlain, type StoredPrice } from "./plain-prices.ts"

interface PricedOption {
  id: string
  name: string
  price_type: string
  data: Record<string, unknown> | null
  service_zone_id: string
  shipping_profile_id: string
  provider_id: string
  type: { code: string }
  rules: { attribute: string; operator: string; value: unknown }[]
  prices: StoredPrice[]
}

const FIELDS = [
  "id",
  "name",
  "price_type",
  "data",
  "service_zone_id",
  "shipping_profile_id",
  "provider_id",
  "type.code",
  "rules.*",
  "prices.amount",
  "prices.currency_code",
  "prices.price_rules.*",
]
const HUF = CURRENCY.toLowerCase()
const NAME = textsByLanguage({
  hu: (carrier: string) => `Csomagautomata (${carrier})`,
  en: (carrier: string) => `Parcel locker (${carrier})`,
})

/** Delivery prices to pickup points: the common one, and those of carriers with their own. */
export async function readPointPrices(container: MedusaContainer): Promise<PickupPointPrices> {
  const all = await readOptions(container)
  const options = all.filter(({ type }) => type.code === LOCKER_CODE)
  const common = options.find((option) => ownerOf(option) === null)
  return {
    common: common ? termsOf(common) : null,
    carriers: POINT_CARRIERS.map((name) => {
      const own = options.find((option) => ownerOf(option) === carrierKey(name))
      return { carrier: carrierKey(name), name, terms: own ? termsOf(own) : null }
    }),
    deliveries: all.filter(isDelivery).map((option) => ({
      id: option.id,
      name: option.name,
      terms: arePlain(option.prices) ? termsOf(option) : null,
    })),
  }
}

/**
 * Sets a carrier's own price for its points; null restores the common price.
 * @throws 400 if the shop does not deliver to points at all
 */
export async function setPointPrice(
  container: MedusaContainer,
  carrierName: string,
  terms: PickupPointTerms | null,
): Promise<void> {
  const carrier = carrierKey(carrierName)
  // Under a lock, so that two simultaneous saves create one option only.
  await container.resolve(Modules.LOCKING).execute(`point-price-${carrier}`, async () => {
    const options = await readLockerOptions(container)
    const own = options.find((option) => ownerOf(option) === carrier)
    if (!terms) {
      if (own) await deleteShippingOptionsWorkflow(container).run({ input: { ids: [own.id] } })
    } else if (own) {
      await updateShippingOptionsWorkflow(container).run({
        input: [{ id: own.id, prices: toPrices(terms) }],
      })
    } else {
      const common = options.find((option) => ownerOf(option) === null)
      if (!common) throw noLockers()
      await createShippingOptionsWorkflow(container).run({
        input: [toOption(common, carrierName, terms)],
      })
    }
  })
}

/**
 * Sets the price of one of the shop's deliveries, and from which value of products it is free.
 * @throws 404 if there is no such delivery; not_allowed if it has prices that this would delete
 */
export async function setDeliveryPrice(
  container: MedusaContainer,
  optionId: string,
  terms: PickupPointTerms,
): Promise<void> {
  await container.resolve(Modules.LOCKING).execute(`delivery-price-${optionId}`, async () => {
    const option = (await readOptions(container)).find(({ id }) => id === optionId)
    if (!option || !isDelivery(option)) throw notFound("There is no such delivery")
    if (!arePlain(option.prices)) throw hasOtherPrices()
    await updateShippingOptionsWorkflow(container).run({
      input: [{ id: optionId, prices: toPrices(terms) }],
    })
  })
}

/** With their names in the staff's language; the database returns them in any order, and saving one moved it. */
async function readOptions(container: MedusaContainer): Promise<PricedOption[]> {
  const options = await readRecords<PricedOption>(container, {
    entity: "shipping_option",
    fields: FIELDS,
    locale: LANGUAGES[staffLanguage()].tag,
  })
  return options.toSorted(
    (one, other) => one.type.code.localeCompare(other.type.code) || one.id.localeCompare(other.id),
  )
}

const readLockerOptions = async (container: MedusaContainer): Promise<PricedOption[]> =>
  (await readOptions(container)).filter(({ type }) => type.code === LOCKER_CODE)

/** Offered by the shop, at a price of its own; those of single carriers are beside the carriers. */
const isDelivery = (option: PricedOption) =>
  option.price_type === "flat" &&
  ownerOf(option) === null &&
  !option.rules.some(({ attribute, value }) => attribute === "is_return" && String(value) === "true")

const hasOtherPrices = () =>
  notAllowed({
    hu: "Ennek a szállítási módnak több ára van, például egy vevőcsoportnak külön: a Beállítások, Helyszínek és Szállítás alatt módosítható.",
    en: "This delivery has several prices, such as one for a group of customers: change it under Settings, Locations & Shipping.",
  })

const ownerOf = ({ type, data }: PricedOption) => carrierOfOption({ code: type.code, data })

const noLockers = () =>
  invalidData({
    hu: "A boltnak nincs „Csomagautomata” szállítási módja, amelytől egy futárszolgálat ára eltérhetne. Előbb azt vegye fel: Beállítások, Helyszínek és Szállítás.",
    en: "The shop has no delivery to parcel lockers from which a carrier could differ. Add it first: Settings, Locations & Shipping.",
  })

function termsOf({ prices }: PricedOption): PickupPointTerms | null {
  const own = prices.filter(({ currency_code: currency }) => currency.toLowerCase() === HUF)
  const terms = publicTerms(
    own.map(({ amount, price_rules: rules }) => ({ amount: Number(amount), rules: rules ?? [] })),
    "",
  )
  return terms && { price: terms.price, free_from: terms.freeFrom }
}

function toOption(
  common: PricedOption,
  carrierName: string,
  terms: PickupPointTerms,
): FulfillmentWorkflow.CreateShippingOptionsWorkflowInput {
  const name = NAME[DEFAULT_LOCALE](carrierName)
  const { service_zone_id, shipping_profile_id, provider_id, rules } = common
  return {
    name,
    service_zone_id,
    shipping_profile_id,
    provider_id,
    price_type: "flat",
    data: { code: LOCKER_CODE, carrier: carrierName, [CARRIER_OF_OPTION]: carrierKey(carrierName) },
    type: { code: LOCKER_CODE, label: name, description: name },
    prices: toPrices(terms),
    rules: rules.map(({ attribute, operator, value }) => ({
      attribute,
      value: value as string,
      operator: operator as "eq",
    })),
  }
}

function toPrices({ price, free_from: freeFrom }: PickupPointTerms) {
  const usual = { currency_code: HUF, amount: price }
  if (freeFrom === null) return [usual]
  const rules = [{ attribute: "item_total", operator: "gte" as const, value: freeFrom }]
  return [usual, { currency_code: HUF, amount: 0, rules }]
}
