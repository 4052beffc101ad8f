/**
 * The admin (specification 7, "Admin SDK"). Every call except `invites.accept` needs a token, a session
 * or an API key.
 */
export * from "../admin/customers-calls.ts"
export * from "../admin/inventory-calls.ts"
export * from "../admin/order-changes-calls.ts"
export * from "../admin/orders-calls.ts"
export * from "../admin/people-calls.ts"
export * from "../admin/pricing-calls.ts"
export * from "../admin/products-calls.ts"
export * from "../admin/shop-calls.ts"
