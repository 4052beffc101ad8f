import * as customers from "./customers.ts"
import * as inventory from "./inventory.ts"
import * as orderChanges from "./order-changes.ts"
import * as orders from "./orders.ts"
import * as people from "./people.ts"
import * as pricing from "./pricing.ts"
import * as products from "./products.ts"
import * as shop from "./shop.ts"

/** The back office (specification 7, "Admin SDK"). Every call needs credentials but `invites.accept`. */
export const admin = {
  ...products,
  ...inventory,
  ...customers,
  ...orders,
  ...orderChanges,
  ...pricing,
  ...people,
  ...shop,
}
