import { messages as en } from "./messages/en.ts"
import { messages as enCheckout } from "./messages/en-checkout.ts"
import { messages as enConsent } from "./messages/en-consent.ts"
import { messages as enHome } from "./messages/en-home.ts"
import { messages as enNewsletter } from "./messages/en-newsletter.ts"
import { messages as enOrders } from "./messages/en-orders.ts"
import { messages as enOverlays } from "./messages/en-overlays.ts"
import { messages as enRestock } from "./messages/en-restock.ts"
import { messages as enWishlist } from "./messages/en-wishlist.ts"
import { messages as enWithdrawal } from "./messages/en-withdrawal.ts"
import { messages as hu } from "./messages/hu.ts"
import { messages as huCheckout } from "./messages/hu-checkout.ts"
import { messages as huConsent } from "./messages/hu-consent.ts"
import { messages as huHome } from "./messages/hu-home.ts"
import { messages as huNewsletter } from "./messages/hu-newsletter.ts"
import { messages as huOrders } from "./messages/hu-orders.ts"
import { messages as huOverlays } from "./messages/hu-overlays.ts"
import { messages as huRestock } from "./messages/hu-restock.ts"
import { messages as huWishlist } from "./messages/hu-wishlist.ts"
import { messages as huWithdrawal } from "./messages/hu-withdrawal.ts"
import { registerMessages } from "./messages.ts"

registerMessages("hu", {
  ...hu,
  ...huCheckout,
  ...huConsent,
  ...huHome,
  ...huNewsletter,
  ...huOrders,
  ...huOverlays,
  ...huWishlist,
  ...huWithdrawal,
  ...huRestock,
})
registerMessages("en", {
  ...en,
  ...enCheckout,
  ...enConsent,
  ...enHome,
  ...enNewsletter,
  ...enOrders,
  ...enOverlays,
  ...enWishlist,
  ...enWithdrawal,
  ...enRestock,
})
