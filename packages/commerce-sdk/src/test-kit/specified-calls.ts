/**
 * Every call of specification 7, copied from the specification and not from the code: method, path, and the
 * body if it has one, in the order of its paragraphs.
 */

export const COMMERCE_API = `
GET /store/carts/{id}
POST /store/carts json
POST /store/carts/{id} json
POST /store/carts/{id}/line-items json
POST /store/carts/{id}/line-items/{lineId} json
DELETE /store/carts/{id}/line-items/{lineId}
POST /store/carts/{id}/shipping-methods json
POST /store/carts/{id}/discounts json
POST /store/carts/{id}/complete
POST /store/carts/{id}/customer
GET /store/shipping-options
POST /store/payment-collections json
POST /store/payment-collections/{id}/payment-sessions json
GET /store/payment-providers
GET /store/products
GET /store/products/{idOrHandle}
GET /store/products/batch
GET /store/products/best-sellers
GET /store/variants/{id}
GET /store/variants/batch
GET /store/collections
GET /store/regions
POST /store/auth json
GET /store/customers/me
GET /store/customers/me/orders
GET /store/orders/{id}
GET /store/customers/me/addresses
POST /store/customers/me/addresses json
POST /store/customers/me/addresses/{id} json
DELETE /store/customers/me/addresses/{id}
`

export const STORE_SDK = `
GET /store/auth
DELETE /store/auth
GET /store/auth/{email}
POST /store/auth/token json
POST /store/customers json
POST /store/customers/me json
POST /store/customers/password-reset json
POST /store/customers/password-token json
GET /store/customers/me/addresses/{id}
GET /store/customers/me/payment-methods
POST /store/carts/{id}/payment-sessions
POST /store/carts/{id}/payment-sessions/{provider} json
POST /store/carts/{id}/payment-sessions/{provider}/refresh
DELETE /store/carts/{id}/payment-sessions/{provider}
POST /store/carts/{id}/payment-session json
DELETE /store/carts/{id}/discounts/{code}
GET /store/orders/cart/{cartId}
GET /store/orders
POST /store/orders/batch/customer/token json
POST /store/orders/customer/confirm json
POST /store/orders/{id}/transfer/request json
POST /store/orders/{id}/transfer/cancel
POST /store/orders/{id}/transfer/accept json
POST /store/orders/{id}/transfer/decline json
GET /store/order-edits/{id}
POST /store/order-edits/{id}/decline json
POST /store/order-edits/{id}/complete
GET /store/payment-collections/{id}
POST /store/payment-collections/{id}/sessions json
POST /store/payment-collections/{id}/sessions/{session}
POST /store/payment-collections/{id}/sessions/{session}/authorize
POST /store/payment-collections/{id}/sessions/batch json
POST /store/payment-collections/{id}/sessions/batch/authorize json
POST /store/products/search json
GET /store/variants
GET /store/collections/{id}
GET /store/product-categories
GET /store/product-categories/{id}
GET /store/product-tags
GET /store/product-tags/{id}
GET /store/product-types
GET /store/product-types/{id}
GET /store/regions/{id}
GET /store/return-reasons
GET /store/return-reasons/{id}
GET /store/shipping-options/{cartId}
POST /store/shipping-options/{id}/calculate json
GET /store/gift-cards/{id}
POST /store/returns json
POST /store/swaps json
GET /store/swaps/{cartId}
`

export const AUTH_FAMILY = `
POST /auth/{actor}/{provider}/register json
POST /auth/{actor}/{provider} json
GET /auth/{actor}/{provider}/callback
POST /auth/token/refresh
DELETE /auth/session
POST /auth/session
POST /auth/{actor}/{provider}/reset-password json
POST /auth/{actor}/{provider}/update json
POST /auth/verification/request json
POST /auth/verification/confirm json
`

/** Resources of the admin with all five calls. */
const ADMIN_CRUD = [
  "api-keys",
  "campaigns",
  "collections",
  "customer-groups",
  "customers",
  "discounts",
  "draft-orders",
  "gift-cards",
  "inventory-items",
  "notes",
  "price-lists",
  "price-preferences",
  "product-categories",
  "product-tags",
  "product-types",
  "products",
  "promotions",
  "publishable-api-keys",
  "refund-reasons",
  "regions",
  "reservations",
  "return-reasons",
  "sales-channels",
  "shipping-options",
  "shipping-profiles",
  "stock-locations",
  "tax-rates",
  "tax-regions",
]

const crudLines = (resource: string) => `
GET /admin/${resource}
GET /admin/${resource}/{id}
POST /admin/${resource} json
POST /admin/${resource}/{id} json
DELETE /admin/${resource}/{id}`

const changeLegs = (resource: string) => `
POST /admin/${resource}/{id}/inbound/items json
POST /admin/${resource}/{id}/inbound/items/{action} json
DELETE /admin/${resource}/{id}/inbound/items/{action}
POST /admin/${resource}/{id}/inbound/shipping-method json
POST /admin/${resource}/{id}/inbound/shipping-method/{action} json
DELETE /admin/${resource}/{id}/inbound/shipping-method/{action}
POST /admin/${resource}/{id}/outbound/items json
POST /admin/${resource}/{id}/outbound/items/{action} json
DELETE /admin/${resource}/{id}/outbound/items/{action}
POST /admin/${resource}/{id}/outbound/shipping-method json
POST /admin/${resource}/{id}/outbound/shipping-method/{action} json
DELETE /admin/${resource}/{id}/outbound/shipping-method/{action}
GET /admin/${resource}
GET /admin/${resource}/{id}
POST /admin/${resource} json
POST /admin/${resource}/{id}/request
DELETE /admin/${resource}/{id}/request
POST /admin/${resource}/{id}/cancel`

export const ADMIN_SDK = `
${ADMIN_CRUD.map(crudLines).join("")}
GET /admin/batch-jobs
GET /admin/batch-jobs/{id}
POST /admin/batch-jobs json
POST /admin/batch-jobs/{id}/confirm
POST /admin/batch-jobs/{id}/cancel
POST /admin/collections/{id}/products json
GET /admin/currencies
GET /admin/currencies/{code}
POST /admin/customers/{id}/customer-groups json
GET /admin/customers/{id}/addresses
GET /admin/customers/{id}/addresses/{address}
POST /admin/customers/{id}/addresses json
POST /admin/customers/{id}/addresses/{address} json
DELETE /admin/customers/{id}/addresses/{address}
POST /admin/customer-groups/{id}/customers json
GET /admin/discounts/code/{code}
POST /admin/draft-orders/{id}/convert-to-order
GET /admin/inventory-items/{id}/location-levels
POST /admin/inventory-items/{id}/location-levels json
POST /admin/inventory-items/{id}/location-levels/{location} json
DELETE /admin/inventory-items/{id}/location-levels/{location}
POST /admin/inventory-items/{id}/location-levels/batch json
POST /admin/inventory-items/location-levels/batch json
GET /admin/invites
GET /admin/invites/{id}
POST /admin/invites json
DELETE /admin/invites/{id}
POST /admin/invites/accept json
POST /admin/invites/{id}/resend
GET /admin/notifications
GET /admin/notifications/{id}
POST /admin/order-edits json
DELETE /admin/order-edits/{id}
POST /admin/order-edits/{id}/request
POST /admin/order-edits/{id}/confirm
POST /admin/order-edits/{id}/items json
POST /admin/order-edits/{id}/items/item/{item} json
POST /admin/order-edits/{id}/items/{action} json
DELETE /admin/order-edits/{id}/items/{action}
GET /admin/orders
GET /admin/orders/{id}
POST /admin/orders/{id} json
GET /admin/orders/{id}/preview
GET /admin/orders/{id}/changes
GET /admin/orders/{id}/line-items
POST /admin/orders/{id}/cancel
POST /admin/orders/{id}/complete
POST /admin/orders/{id}/archive
POST /admin/orders/{id}/transfer json
POST /admin/orders/{id}/transfer/cancel
POST /admin/orders/{id}/fulfillments json
POST /admin/orders/{id}/fulfillments/{fulfillment}/cancel json
POST /admin/orders/{id}/fulfillments/{fulfillment}/shipments json
POST /admin/orders/{id}/fulfillments/{fulfillment}/mark-as-delivered
POST /admin/orders/{id}/capture
POST /admin/orders/{id}/refund json
POST /admin/orders/{id}/return json
POST /admin/orders/{id}/swaps json
POST /admin/orders/{id}/swaps/{swap}/cancel
POST /admin/orders/{id}/claims json
POST /admin/orders/{id}/claims/{claim}/cancel
${changeLegs("exchanges")}
${changeLegs("claims")}
POST /admin/claims/{id}/claim-items json
POST /admin/claims/{id}/claim-items/{action} json
DELETE /admin/claims/{id}/claim-items/{action}
POST /admin/fulfillments json
POST /admin/fulfillments/{id}/cancel
POST /admin/fulfillments/{id}/shipment json
GET /admin/fulfillment-providers
GET /admin/fulfillment-providers/{id}/options
DELETE /admin/fulfillment-sets/{id}
POST /admin/fulfillment-sets/{id}/service-zones json
POST /admin/fulfillment-sets/{id}/service-zones/{zone} json
DELETE /admin/fulfillment-sets/{id}/service-zones/{zone}
GET /admin/payments
GET /admin/payments/{id}
GET /admin/payments/payment-providers
POST /admin/payments/{id}/capture json
POST /admin/payments/{id}/refund json
POST /admin/payment-collections json
DELETE /admin/payment-collections/{id}
POST /admin/payment-collections/{id}/mark-as-paid json
POST /admin/price-lists/{id}/prices/batch json
POST /admin/price-lists/{id}/products json
POST /admin/products/batch json
POST /admin/products/import form
POST /admin/products/import/{transaction}/confirm
POST /admin/products/export json
GET /admin/products/{id}/variants
GET /admin/products/{id}/variants/{variant}
POST /admin/products/{id}/variants json
POST /admin/products/{id}/variants/{variant} json
DELETE /admin/products/{id}/variants/{variant}
POST /admin/products/{id}/variants/batch json
POST /admin/products/{id}/variants/inventory-items/batch json
GET /admin/products/{id}/options
GET /admin/products/{id}/options/{option}
POST /admin/products/{id}/options json
POST /admin/products/{id}/options/{option} json
DELETE /admin/products/{id}/options/{option}
POST /admin/product-categories/{id}/products json
GET /admin/product-variants
GET /admin/promotions/{id}/{ruleType}
POST /admin/promotions/{id}/{ruleType}/batch json
GET /admin/promotions/rule-attribute-options/{ruleType}
GET /admin/promotions/rule-value-options/{ruleType}/{attribute}
GET /admin/returns
GET /admin/returns/{id}
POST /admin/returns json
POST /admin/returns/{id} json
POST /admin/returns/{id}/cancel
POST /admin/returns/{id}/request json
DELETE /admin/returns/{id}/request
POST /admin/returns/{id}/request-items json
POST /admin/returns/{id}/request-items/{action} json
DELETE /admin/returns/{id}/request-items/{action}
POST /admin/returns/{id}/shipping-method json
POST /admin/returns/{id}/shipping-method/{action} json
DELETE /admin/returns/{id}/shipping-method/{action}
POST /admin/returns/{id}/receive json
DELETE /admin/returns/{id}/receive
POST /admin/returns/{id}/receive-items json
POST /admin/returns/{id}/receive-items/{action} json
DELETE /admin/returns/{id}/receive-items/{action}
POST /admin/returns/{id}/dismiss-items json
POST /admin/returns/{id}/dismiss-items/{action} json
DELETE /admin/returns/{id}/dismiss-items/{action}
POST /admin/returns/{id}/receive/confirm json
POST /admin/sales-channels/{id}/products json
POST /admin/shipping-options/{id}/rules/batch json
POST /admin/stock-locations/{id}/sales-channels json
POST /admin/stock-locations/{id}/fulfillment-sets json
POST /admin/stock-locations/{id}/fulfillment-providers json
GET /admin/stores
GET /admin/stores/{id}
POST /admin/stores/{id} json
POST /admin/tax-rates/{id}/rules json
DELETE /admin/tax-rates/{id}/rules/{rule}
POST /admin/uploads form
GET /admin/uploads/{id}
DELETE /admin/uploads/{id}
GET /admin/users
GET /admin/users/{id}
GET /admin/users/me
POST /admin/users/{id} json
DELETE /admin/users/{id}
GET /admin/workflows-executions
GET /admin/workflows-executions/{id}
POST /admin/publishable-api-keys/{id}/revoke
POST /admin/api-keys/{id}/revoke
POST /admin/api-keys/{id}/sales-channels json
POST /admin/campaigns/{id}/promotions json
`

/** Our own calls (docs/architecture.md). */
export const OUR_OWN = `
GET /catalogue/navigation
GET /catalogue/products
GET /catalogue/products/{handle}
GET /catalogue/export
GET /catalogue/line-options
GET /catalogue/gift-cards
GET /catalogue/moved/{kind}/{handle}
GET /catalogue/changes
GET /content/home
GET /content/shop
GET /content/site
GET /content/pages/{page}/versions/{edition}
GET /content/journal
GET /content/journal/{slug}
GET /content/makers
GET /content/makers/{handle}
POST /carts/changed json
POST /page-counts json
POST /store/carts/{id}/key json
POST /store/carts/{id}/checkout json
POST /store/carts/{id}/place-order json
POST /store/carts/{id}/payment/complete json
POST /store/carts/{id}/payment/cancel
GET /store/pickup-points
POST /store/withdrawals json
POST /store/complaints json
POST /store/contact-messages json
GET /store/orders/{id}/invoices
GET /store/orders/{id}/invoices/{invoice_id}
GET /store/orders/{id}/proforma
POST /store/orders/{id}/pickup-point json
GET /catalogue/reviews/{product_id}
GET /catalogue/review-photos/{file}
GET /store/orders/{id}/review-photos/{file}
GET /store/orders/{id}/reviews
POST /store/orders/{id}/reviews json
POST /store/orders/{id}/reviews/remove json
POST /store/orders/{id}/reviews/refuse-requests json
POST /store/order-links json
POST /store/order-links/look-up json
POST /store/restock-notices json
POST /store/restock-notices/look-up json
POST /store/restock-notices/confirm json
POST /store/restock-notices/cancel json
POST /store/cart-reminders/look-up json
GET /store/coupons/{code}
POST /store/newsletter json
POST /store/newsletter/look-up json
POST /store/newsletter/confirm json
POST /store/newsletter/unsubscribe json
POST /account/sign-up json
POST /account/sign-up/confirm json
POST /account/sign-up/resend json
POST /account/sign-in json
POST /account/sign-out
GET /account/session
POST /account/session/access-token
POST /account/session/reissue
GET /account/sessions
DELETE /account/sessions/{id}
DELETE /account/sessions
POST /account/password/reset json
POST /account/password/reset/confirm json
POST /account/password/change json
POST /account/profile json
POST /account/email json
POST /account/email/confirm json
POST /account/newsletter json
POST /account/order-claims
POST /account/cart json
GET /account/wishlist
POST /account/wishlist json
DELETE /account/wishlist
GET /account/export
POST /account/deletion json
POST /account/deletion/confirm json
DELETE /account/deletion
GET /account/passkeys
POST /account/passkeys json
POST /account/passkeys/registration-options json
POST /account/passkeys/{id} json
DELETE /account/passkeys/{id}
POST /account/passkey-sign-in json
POST /account/passkey-sign-in/options
GET /account/guest-credentials
GET /admin/sold-gift-cards
POST /admin/sold-gift-cards json
POST /admin/sold-gift-cards/{id}/send json
POST /admin/sold-gift-cards/{id}/void
GET /admin/order-desk
GET /admin/order-desk/{id}
POST /admin/order-desk/{id}/cancellation json
POST /admin/order-desk/{id}/pickup-point json
POST /admin/order-desk/{id}/free-delivery
GET /admin/pickup-points
POST /admin/order-desk/{id}/parcels/{parcel_id} json
POST /admin/order-desk/{id}/parcels/{parcel_id}/undelivered
POST /admin/spent-card-refunds json
POST /admin/order-desk/{id}/payment-deadline json
POST /admin/order-desk/{id}/refunds json
POST /admin/order-desk/{id}/refunds/{refund_id} json
POST /admin/order-desk-steps json
GET /admin/order-desk-export
GET /admin/figures
GET /admin/opening
GET /admin/vat-report
GET /admin/figures-export
GET /admin/staff
POST /admin/staff json
GET /admin/staff/me
POST /admin/staff/second-factor json
DELETE /admin/staff/second-factor/{id}
GET /admin/staff-actions
GET /admin/personal-data/{id}
GET /admin/personal-data/{id}/document
DELETE /admin/personal-data/{id}
POST /admin/my-password json
GET /admin/packing-slips
GET /admin/invoice-files
GET /admin/parcel-labels
POST /admin/parcel-labels json
GET /admin/parcel-export
GET /admin/product-table
POST /admin/product-table json
POST /admin/product-pictures json
GET /admin/bank-statement
GET /admin/bank-statement/notes
POST /admin/bank-statement json
POST /admin/bank-statement/{id} json
GET /admin/pickup-point-lists
POST /admin/pickup-point-lists/{code} json
POST /admin/pickup-point-lists/{code}/reading json
GET /admin/pickup-point-prices
POST /admin/pickup-point-prices/{carrier} json
GET /admin/orders/{id}/invoices
GET /admin/invoices/{id}/file
POST /admin/invoices/{id}/retry
GET /admin/products/{id}/shortcomings
POST /admin/products/{id}/shortcomings
GET /admin/products/{id}/picture-texts
POST /admin/products/{id}/picture-texts json
GET /admin/coupon-links/{id}
POST /admin/sale-plans json
POST /admin/sale-plans/preview json
GET /admin/shop-settings
POST /admin/shop-settings json
GET /admin/content
POST /admin/content json
POST /admin/content-pictures json
GET /admin/content/{id}
POST /admin/content/{id} json
GET /admin/content/{id}/versions/{number}
GET /admin/missed-searches
GET /admin/makers
GET /admin/newsletter-subscribers
GET /admin/newsletter-subscribers/counts
GET /admin/reviews
GET /admin/reviews/{id}/photos/{file}
POST /admin/reviews/{id} json
GET /admin/withdrawals
GET /admin/withdrawals/{id}
POST /admin/withdrawals/{id} json
GET /admin/complaints
GET /admin/complaints/{id}
GET /admin/complaints/{id}/photos/{file}
POST /admin/complaints/{id} json
GET /admin/contact-messages
POST /admin/contact-messages/{id} json
`
