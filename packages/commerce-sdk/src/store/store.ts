import { addresses } from "./addresses.ts"
import { auth } from "./auth.ts"
import { cartPayment } from "./cart-payment.ts"
import { carts } from "./carts.ts"
import { catalogue } from "./catalogue.ts"
import { categories } from "./categories.ts"
import { collections } from "./collections.ts"
import { customers } from "./customers.ts"
import { giftCards } from "./gift-cards.ts"
import { home } from "./home.ts"
import { journal } from "./journal.ts"
import { lineItems } from "./line-items.ts"
import { newsletter } from "./newsletter.ts"
import { orderEdits } from "./order-edits.ts"
import { orderInvoices } from "./order-invoices.ts"
import { orderLinks } from "./order-links.ts"
import { orders } from "./orders.ts"
import { payment } from "./payment.ts"
import { pickupPoints } from "./pickup-points.ts"
import { tags, types } from "./product-labels.ts"
import { products } from "./products.ts"
import { regions } from "./regions.ts"
import { restockNotices } from "./restock-notices.ts"
import { returnReasons, returns, swaps } from "./returns.ts"
import { shipping } from "./shipping.ts"
import { storeAuth } from "./store-auth.ts"
import { variants } from "./variants.ts"
import { withdrawals } from "./withdrawals.ts"

/** The shop's side of the back end. */
export const store = {
  addresses,
  auth,
  cartPayment,
  carts,
  catalogue,
  categories,
  collections,
  customers,
  giftCards,
  home,
  journal,
  lineItems,
  newsletter,
  orderEdits,
  orderInvoices,
  orderLinks,
  orders,
  payment,
  pickupPoints,
  products,
  regions,
  restockNotices,
  returnReasons,
  returns,
  shipping,
  storeAuth,
  swaps,
  tags,
  types,
  variants,
  withdrawals,
}
