import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createRegionsWorkflow, createTaxRegionsWorkflow } from "@medusajs/medusa/core-flows"
import { DEFAULT_LOCALE, shop } from "@porteka/shop"
import { CARD_PROVIDER_ID } from "../../modules/card-provider/card-provider-id.ts"
import { PENDING_PROVIDER_IDS } from "../../modules/payment-pending/ids.ts"
import type { SeedStep } from "../seed-step.ts"

const PERCENT = 100
const countryCode = shop.country.code.toLowerCase()

/** The shop's country: currency, tax-inclusive prices, one VAT rate, payment methods. */
export const region: SeedStep = {
  what: "region and VAT",
  units: 1,
  async run(container) {
    await ensureRegion(container)
    await ensureTaxRegion(container)
  },
}

async function ensureRegion(container: MedusaContainer): Promise<void> {
  const existing = await container
    .resolve(Modules.REGION)
    .listRegions({ name: shop.country.name[DEFAULT_LOCALE] })
  if (existing.length > 0) return
  await createRegionsWorkflow(container).run({
    input: {
      regions: [
        {
          name: shop.country.name[DEFAULT_LOCALE],
          currency_code: shop.currency.toLowerCase(),
          countries: [countryCode],
          payment_providers: await findProviders(container),
          automatic_taxes: true,
          is_tax_inclusive: true,
        },
      ],
    },
  })
}

/** A card only if there are keys; an admin can add it to the region later. */
async function findProviders(container: MedusaContainer): Promise<string[]> {
  const wanted = [CARD_PROVIDER_ID, ...PENDING_PROVIDER_IDS]
  const known = await container
    .resolve(Modules.PAYMENT)
    .listPaymentProviders({ id: wanted, is_enabled: true })
  return known.map(({ id }) => id)
}

/** One default rate and no product rules, because rules make Medusa's tax lines slow. */
async function ensureTaxRegion(container: MedusaContainer): Promise<void> {
  const existing = await container.resolve(Modules.TAX).listTaxRegions({ country_code: countryCode })
  if (existing.length > 0) return
  const rate = Math.round(shop.taxRate * PERCENT)
  await createTaxRegionsWorkflow(container).run({
    input: [
      {
        country_code: countryCode,
        provider_id: "tp_system",
        default_tax_rate: { rate, code: `${shop.country.code}${rate}`, name: `${rate}% áfa` },
      },
    ],
  })
}
