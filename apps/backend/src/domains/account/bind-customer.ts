import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createCustomerAccountWorkflow } from "@medusajs/medusa/core-flows"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import type { IdentityUser, SignUpProfile } from "../../identity/identity-provider.ts"
import { findIdentityOf } from "../../identity/identity-store.ts"
import { NEWSLETTER_MODULE } from "../../modules/newsletter/index.ts"
import { claimOrders } from "./claim-orders.ts"
import { saveFirstAddress } from "./save-first-address.ts"

export interface BoundCustomer {
  customer_id: string
  auth_identity_id: string
}

/** The customer with an address that the provider has verified; created or found by it the first time. */
export async function bindCustomer(
  container: MedusaContainer,
  provider: string,
  user: IdentityUser,
  profile?: SignUpProfile,
): Promise<BoundCustomer> {
  const identity = await findIdentityOf(container, provider, user.subject)
  const auth_identity_id = identity?.id ?? (await createIdentity(container, provider, user.subject))
  const known = identity?.app_metadata?.customer_id
  if (known) return { customer_id: known, auth_identity_id }
  const customer_id =
    (await adopt(container, auth_identity_id, user.email)) ??
    (await create(container, auth_identity_id, user, profile))
  await keepWishes(container, { id: customer_id, email: user.email }, profile)
  return { customer_id, auth_identity_id }
}

async function createIdentity(
  container: MedusaContainer,
  provider: string,
  subject: string,
): Promise<string> {
  const { id } = await container
    .resolve(Modules.AUTH)
    .createAuthIdentities({ provider_identities: [{ provider, entity_id: subject }] })
  return id
}

/** Whoever owns the address owns the account, whichever provider it was created with. */
async function adopt(
  container: MedusaContainer,
  authIdentityId: string,
  email: string,
): Promise<string | undefined> {
  const [customer] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email, has_account: true }, { select: ["id"], take: 1 })
  if (!customer) return undefined
  const auth = container.resolve(Modules.AUTH)
  const { app_metadata } = await auth.retrieveAuthIdentity(authIdentityId)
  await auth.updateAuthIdentities({
    id: authIdentityId,
    app_metadata: { ...app_metadata, customer_id: customer.id },
  })
  return customer.id
}

async function create(
  container: MedusaContainer,
  authIdentityId: string,
  user: IdentityUser,
  profile: SignUpProfile | undefined,
): Promise<string> {
  const { result } = await createCustomerAccountWorkflow(container).run({
    input: {
      authIdentityId,
      customerData: {
        email: user.email,
        first_name: user.first_name,
        last_name: user.last_name,
        phone: user.phone,
        metadata: { locale: profile?.locale ?? DEFAULT_LOCALE },
      },
    },
  })
  if (profile?.address) {
    await container.resolve(Modules.CUSTOMER).createCustomerAddresses({
      ...profile.address,
      metadata: { ...profile.address.metadata },
      customer_id: result.id,
      is_default_shipping: true,
      is_default_billing: true,
    })
  }
  return result.id
}

/** Choices made at sign-up take effect once the address is verified. */
async function keepWishes(
  container: MedusaContainer,
  customer: { id: string; email: string },
  profile: SignUpProfile | undefined,
): Promise<void> {
  if (profile?.newsletter) {
    await container.resolve(NEWSLETTER_MODULE).subscribe(customer.email, profile.locale)
  }
  if (profile?.claim_orders && (await claimOrders(container, customer)) > 0)
    await saveFirstAddress(container, customer.id)
}
