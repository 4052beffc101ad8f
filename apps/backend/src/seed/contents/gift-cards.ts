import type { ShopContents } from "@porteka/shop"
import { matchGiftCardOffer } from "../../domains/gift-card-sales/match-offer.ts"
import { findGiftCardProduct } from "../../domains/gift-card-sales/read-offer.ts"
import { SHOP_SETTINGS_MODULE } from "../../modules/shop-settings/index.ts"
import { GIFT_CARD_AMOUNTS } from "../../modules/shop-settings/setting-fields.ts"
import type { SeedStep } from "../seed-step.ts"

/** What gift cards can be worth, unless the shop has had some: then the owner has decided since. */
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
