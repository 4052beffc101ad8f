/** The back office (specification 7, "Admin SDK"). Every call needs a token, a session or a key, but `invites.accept`. */
export * from "../admin/customers.ts"
export * from "../admin/inventory.ts"
export * from "../admin/order-changes.ts"
export * from "../admin/orders.ts"
export * from "../admin/people.ts"
export * from "../admin/pricing.ts"
export * from "../admin/products.ts"
export * from "../admin/shop.ts"
