import { checkCustomer, checkOrders } from "../checks/answers.ts"
import { get, post } from "../core/endpoint.ts"
import type {
  Customer,
  CustomerAnswer,
  CustomerCreateInput,
  CustomerUpdateInput,
} from "../types/customer-types.ts"
import type { FieldsQuery, ListAnswer } from "../types/list-types.ts"
import type { OrderListItem } from "../types/order-types.ts"
import type { OrderListQuery } from "./orders-calls.ts"

export interface SavedPaymentMethod {
  id: string
  provider_id: string
  data: Record<string, unknown>
}

/** All except `create` and the password calls need the customer's token. */
export const customers = {
  /** Repeatable with its idempotency key. */
  create: post("/store/customers")
    .takes<CustomerCreateInput>()
    .asks<FieldsQuery>()
    .gives<CustomerAnswer>(checkCustomer)
    .repeatable(),

  /** A 401 means: not logged in. */
  retrieve: get("/store/customers/me").asks<FieldsQuery>().gives<CustomerAnswer>(checkCustomer),

  update: post("/store/customers/me")
    .takes<CustomerUpdateInput>()
    .asks<FieldsQuery>()
    .gives<CustomerAnswer>(checkCustomer)
    .repeatable(),

  listOrders: get("/store/customers/me/orders")
    .asks<OrderListQuery>()
    .gives<ListAnswer<"orders", OrderListItem>>(checkOrders),

  listPaymentMethods: get("/store/customers/me/payment-methods").gives<{
    payment_methods: SavedPaymentMethod[]
  }>(),

  /** Sends an e-mail; the same answer for an unknown address (ruling D14). */
  generatePasswordToken: post("/store/customers/password-token").takes<{ email: string }>().gives<void>(),

  /** The token works once. No customer if the address has only been used for a sign-up so far. */
  resetPassword: post("/store/customers/password-reset")
    .takes<{ email: string; password: string; token: string }>()
    .gives<{ customer: Customer | null }>(),
}
