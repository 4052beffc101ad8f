import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import { environment } from "../../env.ts"
import { PASSWORD_PROVIDER } from "../../modules/emailpass/provider-name.ts"
import type { SeedStep } from "../seed-step.ts"

/** The first admin. A later change of ADMIN_PASSWORD does not change an existing account. */
export const adminUser: SeedStep = {
  what: "admin",
  units: 1,
  async run(container) {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = environment()
    const existing = await container.resolve(Modules.USER).listUsers({ email })
    if (existing.length > 0) return
    const authIdentityId =
      (await findAuthIdentity(container, email)) ?? (await register(container, email, password))
    await createUserAccountWorkflow(container).run({ input: { authIdentityId, userData: { email } } })
  },
}

async function findAuthIdentity(container: MedusaContainer, email: string): Promise<string | undefined> {
  const [identity] = await container
    .resolve(Modules.AUTH)
    .listProviderIdentities({ entity_id: email, provider: PASSWORD_PROVIDER })
  return identity?.auth_identity_id
}

async function register(container: MedusaContainer, email: string, password: string): Promise<string> {
  const { authIdentity, error } = await container
    .resolve(Modules.AUTH)
    .register(PASSWORD_PROVIDER, { body: { email, password } })
  if (!authIdentity) throw new Error(`The admin could not be registered: ${error}`)
  return authIdentity.id
}
