import { moneyRoutes } from "./charges-and-refunds.ts"
import { customerRoutes } from "./customers.ts"
import { eventRoutes } from "./events.ts"
import type { ApiRoute } from "./handler.ts"
import { paymentIntentRoutes } from "./payment-intents.ts"
import { paymentMethodRoutes } from "./payment-methods.ts"
import { setupIntentRoutes } from "./setup-intents.ts"

/** All supported calls of Stripe's API. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...paymentIntentRoutes,
  ...paymentMethodRoutes,
  ...moneyRoutes,
  ...customerRoutes,
  ...setupIntentRoutes,
  ...eventRoutes,
]
