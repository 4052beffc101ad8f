import type { MedusaContainer } from "@medusajs/framework/types"
import type { OpeningCheck } from "@porteka/commerce-sdk"
import { LINE_OPTIONS } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { environment } from "../../env.ts"
import { CONTENT_MODULE } from "../../modules/content/index.ts"
import { startEntries } from "../../modules/content/start-entries.ts"
import { SHOP_SETTINGS_MODULE } from "../../modules/shop-settings/index.ts"
import { queryRows } from "../../records/query-rows.ts"
import { readShop } from "../../shop/read-shop.ts"
import { readPaymentMethods } from "../checkout/payment-methods.ts"
import { type OpeningFacts, openingChecks } from "./opening-checks.ts"

/** They describe the demo's makers and providers, so no shop can open with them. */
const OWNERS_PAGES = ["about", "privacy"]

const TEXT = `text.${DEFAULT_LOCALE}`

const COUNTS = `
  select (select count(*)::int from product
           where status = 'published' and deleted_at is null and not is_giftcard
             and exists (
               select from product_variant variant
                 join product_variant_price_set link
                   on link.variant_id = variant.id and link.deleted_at is null
                 join price on price.price_set_id = link.price_set_id and price.deleted_at is null
                where variant.product_id = product.id and variant.deleted_at is null
                  and variant.sku is distinct from :wrapping)) as products,
         (select count(*)::int from "order" where deleted_at is null and not is_draft_order) as orders`

/** What the owner has done before opening, and what is still open. */
export async function readOpening(container: MedusaContainer): Promise<OpeningCheck[]> {
  const env = environment()
  const [settings, shop, hasUnreadPages, [counts]] = await Promise.all([
    container.resolve(SHOP_SETTINGS_MODULE).read(),
    readShop(container),
    readsStartTexts(container),
    queryRows<Pick<OpeningFacts, "products" | "orders">>(container, COUNTS, {
      wrapping: LINE_OPTIONS.gift_wrap.price.sku,
    }),
  ])
  const methods = await readPaymentMethods(container, shop.country.regionId)
  return openingChecks({
    settings,
    taxRate: shop.taxRate,
    publicUrl: env.PUBLIC_URL,
    sendsMails: env.SMTP_URL !== undefined,
    issuesInvoices: env.SZAMLAZZ_AGENT_KEY !== undefined || env.BILLINGO_API_KEY !== undefined,
    cards: methods.includes("card") ? cardsOf(env) : "none",
    products: counts?.products ?? 0,
    orders: counts?.orders ?? 0,
    hasUnreadPages,
  })
}

/** Another server than the provider's is a test system, as is a key for tests. */
const cardsOf = ({ CARD_API_URL: url, CARD_API_KEY: key = "" }: ReturnType<typeof environment>) =>
  url !== undefined || key.startsWith("sk_test_") ? "test" : "real"

async function readsStartTexts(container: MedusaContainer): Promise<boolean> {
  const pages = await container.resolve(CONTENT_MODULE).inForce("page")
  const starts = startEntries().filter(({ kind, key }) => kind === "page" && OWNERS_PAGES.includes(key))
  return starts.some(({ key, values }) => {
    const now = pages.find((page) => page.key === key)
    return now !== undefined && now.values[TEXT] === values[TEXT]
  })
}
