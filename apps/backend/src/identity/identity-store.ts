import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { PASSWORD_PROVIDER } from "../modules/emailpass/provider-name.ts"

export interface StoredIdentity {
  id: string
  provider_identity_id: string
  entity_id: string
  app_metadata: AppMetadata | null
}

/** Whose identity it is. Medusa writes null for a member who was removed from the staff. */
interface AppMetadata {
  customer_id?: string
  user_id?: string | null
}

export const isOfStaff = (metadata: AppMetadata | null | undefined): boolean =>
  typeof metadata?.user_id === "string"

/** The identity of a provider's user in Medusa's auth module. */
export async function findIdentityOf(
  container: MedusaContainer,
  provider: string,
  entity_id: string,
): Promise<StoredIdentity | undefined> {
  const [found] = await container
    .resolve(Modules.AUTH)
    .listProviderIdentities({ provider, entity_id }, { relations: ["auth_identity"] })
  return found ? toStored(found) : undefined
}

export function findIdentityByEmail(
  container: MedusaContainer,
  email: string,
): Promise<StoredIdentity | undefined> {
  return findIdentityOf(container, PASSWORD_PROVIDER, email)
}

export async function findIdentity(
  container: MedusaContainer,
  authIdentityId: string,
  provider = PASSWORD_PROVIDER,
): Promise<StoredIdentity | undefined> {
  const [found] = await container
    .resolve(Modules.AUTH)
    .listProviderIdentities({ provider, auth_identity_id: authIdentityId }, { relations: ["auth_identity"] })
  return found ? toStored(found) : undefined
}

interface Found {
  id: string
  entity_id: string
  auth_identity?: { id: string; app_metadata?: Record<string, unknown> }
}

function toStored({ id, entity_id, auth_identity }: Found): StoredIdentity {
  if (!auth_identity) throw new Error(`The provider identity ${id} belongs to none`)
  return {
    id: auth_identity.id,
    provider_identity_id: id,
    entity_id,
    app_metadata: auth_identity.app_metadata ?? null,
  }
}
