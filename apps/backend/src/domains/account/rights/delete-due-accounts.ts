import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { enqueueAccountMail } from "../../../identity/enqueue-account-mails.ts"
import { identityProvider } from "../../../identity/find-identity-provider.ts"
import type { DeletionRow } from "../../../modules/account/deletions.ts"
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts"
import { queryRows } from "../../../records/query-rows.ts"
import { reasonOf } from "../../failure.ts"
import { claimOrders } from "../claim-orders.ts"
import { leaveNewsletter } from "../profile.ts"
import { anonymise } from "./anonymise.ts"

const AT_ONCE = 20

/** Deletes the accounts that are due. A failed one is tried again later and does not stop the others. */
export async function deleteDueAccounts(container: MedusaContainer): Promise<void> {
  const { deletions } = container.resolve(ACCOUNT_MODULE)
  for (const deletion of await deletions.listDue(AT_ONCE)) {
    try {
      await deleteAccount(container, deletion)
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`The account ${deletion.customer_id} was not deleted: ${reasonOf(error)}`)
    }
  }
}

/** Every step can be repeated; the deletion request is removed last. */
async function deleteAccount(
  container: MedusaContainer,
  { customer_id: id, email: recipient, locale }: DeletionRow,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [customer] = await container.resolve(Modules.CUSTOMER).listCustomers({ id }, { select: ["email"] })
  const email = customer?.email ?? recipient
  await leaveNewsletter(container, email)
  await deleteIdentities(container, id, email)
  if (customer) {
    // Includes guest orders with this address.
    await claimOrders(container, { id, email })
    await anonymise(knex, { id, email })
  }
  await enqueueAccountMail(container, { kind: "deletion_done", about_id: id, recipient: email, locale })
  await container.resolve(ACCOUNT_MODULE).deletions.cancel(id)
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
