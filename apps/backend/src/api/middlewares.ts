import { defineMiddlewares } from "@medusajs/framework/http"
import { outboxOnly } from "../mail/outbox-access.ts"
import { comparePrefixesFirst } from "../medusa-patches/route-prefixes.ts"
import { followStaffLanguage } from "../staff-language/request-language.ts"
import { translateRefusals } from "../staff-language/translate-refusals.ts"
import { bindSession } from "./account/bind-session.ts"
import { serveMedusaCustomerCalls } from "./account/medusa-customer-calls.ts"
import { signInRoutes } from "./account/sign-in-routes.ts"
import { staffPasswordRoutes } from "./account/staff-password.ts"
import { secondFactorRoutes } from "./account/staff-second-factor.ts"
import { cardSecrecyRoutes } from "./admin/card-secrecy.ts"
import { draftOrderRoutes } from "./admin/draft-order-routes.ts"
import { orderAddressRoutes } from "./admin/order-address-routes.ts"
import { orderChangeRoutes } from "./admin/order-change-routes.ts"
import { priceAdminRoutes } from "./admin/price-routes.ts"
import { productAdminRoutes } from "./admin/product-routes.ts"
import { promotionAdminRoutes } from "./admin/promotion-routes.ts"
import { refundRoutes } from "./admin/refund-routes.ts"
import { searchRoutes } from "./admin/search-routes.ts"
import { staffRoutes } from "./admin/staff-routes.ts"
import { stockRoutes } from "./admin/stock-routes.ts"
import { storeAdminRoutes } from "./admin/store-routes.ts"
import { refuseOtherTargets } from "./bad-input.ts"
import { bodyLimits } from "./body-limits.ts"
import { touchProductsRoutes } from "./catalogue/touch-products.ts"
import { apiErrorHandler } from "./error-handler.ts"
import { refuseForeignOrigins } from "./foreign-origin.ts"
import { rememberAnswers } from "./idempotency/remember-answers.ts"
import { knownRecordRoutes } from "./known-records.ts"
import { watchRequest } from "./request-watch.ts"
import { specifiedRoutes } from "./specified-routes.ts"
import { admitCarts } from "./store/cart-crowd.ts"
import { cartRoutes } from "./store/cart-routes.ts"
import { customerRoutes } from "./store/customer-routes.ts"
import { orderRoutes } from "./store/order-routes.ts"
import { paymentRoutes } from "./store/payment-routes.ts"
import { productRoutes } from "./store/product-routes.ts"
import { uploadRoutes } from "./upload-routes.ts"

/** Every area has its own list; add new ones here. */
export default defineMiddlewares({
  errorHandler: apiErrorHandler,
  routes: [
    {
      matcher: "/",
      middlewares: [watchRequest, refuseOtherTargets, refuseForeignOrigins, comparePrefixesFirst, admitCarts],
    },
    { matcher: "/admin/*", middlewares: [followStaffLanguage, translateRefusals] },
    { matcher: "/auth/*", middlewares: [translateRefusals] },
    ...staffRoutes,
    ...specifiedRoutes,
    { matcher: "/", middlewares: [bindSession, rememberAnswers, serveMedusaCustomerCalls] },
    ...knownRecordRoutes,
    ...signInRoutes,
    ...staffPasswordRoutes,
    ...secondFactorRoutes,
    { matcher: "/outbox*", middlewares: [outboxOnly] },
    ...cartRoutes,
    ...customerRoutes,
    ...paymentRoutes,
    ...productRoutes,
    ...orderRoutes,
    ...touchProductsRoutes,
    ...priceAdminRoutes,
    ...productAdminRoutes,
    ...promotionAdminRoutes,
    ...cardSecrecyRoutes,
    ...stockRoutes,
    ...searchRoutes,
    ...draftOrderRoutes,
    ...orderChangeRoutes,
    ...refundRoutes,
    ...orderAddressRoutes,
    ...storeAdminRoutes,
    ...bodyLimits,
    ...uploadRoutes,
  ],
})
