import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/** Guest orders with an address that a customer has verified. */
export async function countClaimable(container: MedusaContainer, email: string): Promise<number> {
  const guests = await findGuests(container, email)
  if (guests.length === 0) return 0
  const [found] = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)("order")
    .whereIn("customer_id", guests)
    .whereRaw("lower(email) = ?", [email])
    .whereNull("deleted_at")
    .count({ orders: "*" })
  return Number(found?.orders ?? 0)
}

/**
 * Assigns them to the customer. Requires an address verified by a code, as every account's is.
 * @returns how many
 */
export async function claimOrders(
  container: MedusaContainer,
  { id, email }: { id: string; email: string },
): Promise<number> {
  const guests = await findGuests(container, email)
  if (guests.length === 0) return 0
  return await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)("order")
    .whereIn("customer_id", guests)
    .whereRaw("lower(email) = ?", [email])
    .whereNull("deleted_at")
    .update({ customer_id: id, updated_at: new Date() })
}

async function findGuests(container: MedusaContainer, email: string): Promise<string[]> {
  const guests = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email, has_account: false }, { select: ["id"] })
  return guests.map(({ id }) => id)
}
