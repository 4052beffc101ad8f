import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { announceShop } from "../../../domains/catalogue/announce-shop.ts"
import { matchGiftCardOffer } from "../../../domains/gift-card-sales/match-offer.ts"
import { environment } from "../../../env.ts"
import { SHOP_SETTINGS_MODULE } from "../../../modules/shop-settings/index.ts"

const BAD_REQUEST = 400

export const bodySchema = z.strictObject({ values: z.record(z.string(), z.unknown()) })

/** The owner's settings by path, and the shop's address, which comes from the environment. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const values = await req.scope.resolve(SHOP_SETTINGS_MODULE).read()
  res.json({ values, public_url: environment().PUBLIC_URL })
}

/**
 * Changes settings; those not sent stay. Nothing is saved if a value is invalid: the answer names each with its
 * reason.
 */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const body = bodySchema.safeParse(req.body)
  if (!body.success) {
    res.status(BAD_REQUEST).json({ type: "invalid_data", message: z.prettifyError(body.error), problems: [] })
    return
  }
  const checked = await req.scope.resolve(SHOP_SETTINGS_MODULE).change(body.data.values)
  if (!checked.ok) {
    const message = checked.problems.map(({ label, reason }) => `${label}: ${reason}`).join(" ")
    res.status(BAD_REQUEST).json({ type: "invalid_data", message, problems: checked.problems })
    return
  }
  await matchGiftCardOffer(req.scope)
  await announceShop(req.scope)
  res.json({ values: checked.values })
}
