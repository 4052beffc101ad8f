import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from "@medusajs/framework/http"
import {
  type ListedCustomer,
  type ListedOrder,
  nameGuests,
  nameGuestsOfOrders,
} from "../../domains/orders/name-guests.ts"

/** The staff's lists of Medusa, as people in the shop search and read them. */
export const searchRoutes: MiddlewareRoute[] = [
  { matcher: "/admin/orders", methods: ["GET"], middlewares: [findByWrittenNumber, nameListedGuests] },
  { matcher: "/admin/customers", methods: ["GET"], middlewares: [nameListedGuests] },
  { matcher: "/admin/customers/:id", methods: ["GET"], middlewares: [nameListedGuests] },
]

const WRITTEN_NUMBER = /^\s*#\s*(\d+)\s*$/

/** An order's number is written with "#" in the admin and in letters, but stored without. */
function findByWrittenNumber(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  for (const asked of [req.query, req.filterableFields] as (Record<string, unknown> | undefined)[]) {
    const number = typeof asked?.q === "string" ? WRITTEN_NUMBER.exec(asked.q)?.[1] : undefined
    if (asked && number) asked.q = number
  }
  next()
}

interface Listed {
  customers?: ListedCustomer[]
  customer?: ListedCustomer
  orders?: ListedOrder[]
}

/** Guests have no name of their own in Medusa: theirs are in the addresses of their orders. */
function nameListedGuests(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const send = res.json.bind(res)
  res.json = (body?: unknown) => {
    res.json = send
    nameIn(req, (body ?? {}) as Listed).then(() => send(body), next)
    return res
  }
  next()
}

async function nameIn({ scope }: MedusaRequest, { customers, customer, orders = [] }: Listed): Promise<void> {
  await nameGuests(scope, customers ?? (customer ? [customer] : []))
  await nameGuestsOfOrders(scope, orders)
}
