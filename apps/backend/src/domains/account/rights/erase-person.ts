import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { identityProvider } from "../../../identity/find-identity-provider.ts"
import { OUTGOING_MAIL_MODULE } from "../../../modules/outgoing-mail/index.ts"
import type { NewMail } from "../../../modules/outgoing-mail/service.ts"
import { queryRows } from "../../../records/query-rows.ts"
import { claimOrders } from "../claim-orders.ts"
import { leaveNewsletter } from "../profile.ts"
import { anonymise } from "./anonymise.ts"

interface Person {
  /** The customer's, of an account or of guest orders. */
  id: string
  email: string
  /** The customer's record was deleted before. */
  isGone?: boolean
  /** Queued with the erasure: afterward nobody knows the address any more. */
  mail?: NewMail
}

/** Erases a person's data (GDPR Article 17), guest orders with the address included. Every step can be repeated. */
export async function erasePerson(
  container: MedusaContainer,
  { id, email, isGone = false, mail }: Person,
): Promise<void> {
  await leaveNewsletter(container, email)
  await deleteIdentities(container, id, email)
  if (isGone) return
  await claimOrders(container, { id, email })
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await anonymise(knex, { id, email }, async (transaction) => {
    if (mail) await container.resolve(OUTGOING_MAIL_MODULE).enqueue(mail, transaction)
  })
  // After a restored backup it tells whom to erase again (docs/operations.md).
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`The person of customer ${id} was erased`)
}

interface IdentityRow {
  id: string
  provider: string
  entity_id: string
}

async function deleteIdentities(
  container: MedusaContainer,
  customerId: string,
  email: string,
): Promise<void> {
  const rows = await queryRows<IdentityRow>(
    container,
    `select auth_identity.id, provider_identity.provider, provider_identity.entity_id
         from auth_identity join provider_identity on provider_identity.auth_identity_id = auth_identity.id
        where auth_identity.app_metadata ->> 'customer_id' = ? and auth_identity.deleted_at is null`,
    [customerId],
  )
  const provider = identityProvider(container)
  for (const { id, provider: name, entity_id: subject } of rows) {
    const identity = { auth_identity_id: id, subject, email, customer_id: customerId, tokens: null }
    if (name === provider.name) await provider.deleteUser(identity)
  }
}
