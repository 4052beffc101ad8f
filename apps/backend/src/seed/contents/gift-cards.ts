import type { ShopContents } from "@porteka/shop"
import { matchGiftCardOffer } from "../../domains/gift-card-sales/match-offer.ts"
import { findGiftCardProduct } from "../../domains/gift-card-sales/read-offer.ts"
import { SHOP_SETTINGS_MODULE } from "../../modules/shop-settings/index.ts"
import { GIFT_CARD_AMOUNTS } from "../../modules/shop-settings/setting-fields.ts"
import type { SeedStep } from "../seed-step.ts"

/** Gift card amounts, unless the shop already had some: then the owner has decided about them. */
export const giftCards = ({ giftCardAmounts = [] }: ShopContents): SeedStep => ({
  what: "gift cards",
  units: 1,
  async run(container) {
    if (giftCardAmounts.length === 0 || (await findGiftCardProduct(container))) return
    const settings = container.resolve(SHOP_SETTINGS_MODULE)
    const values = await settings.read()
    if (!values[GIFT_CARD_AMOUNTS])
      await settings.save({ ...values, [GIFT_CARD_AMOUNTS]: giftCardAmounts.join(", ") })
    await matchGiftCardOffer(container)
  },
})
