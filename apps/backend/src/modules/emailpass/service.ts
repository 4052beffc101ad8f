import type {
  AuthenticationInput,
  AuthenticationResponse,
  AuthIdentityDTO,
  AuthIdentityProviderService,
} from "@medusajs/framework/types"
import { AbstractAuthModuleProvider, MedusaError } from "@medusajs/framework/utils"
import { fieldsOf } from "@porteka/shop/parse-json"
import { typeOf } from "../../logs/failure.ts"
import { hashPassword, isPasswordOf, pretendToCheck } from "./password-hash.ts"

/** When it was last changed, in seconds, as tokens state when they were issued. */
export const PASSWORD_CHANGED = "password_changed_at"
const SECOND_MS = 1000

const REFUSED = { success: false, error: "Invalid email or password" } as const

/**
 * Login with e-mail and password, for customers and for the staff. Replaces Medusa's provider of the same
 * name: an unknown address takes as long as a wrong password, addresses are compared in lower case, and the
 * hash is expensive enough.
 */
export default class EmailpassService extends AbstractAuthModuleProvider {
  static override identifier = "emailpass"
  static override DISPLAY_NAME = "Email/Password Authentication"

  override async authenticate(
    { body }: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const { email, password } = readCredentials(body)
    if (email === null || password === null) return REFUSED
    const identity = await findIdentity(identities, email)
    const hash = identity && passwordOf(identity)
    const isRight = hash ? await isPasswordOf(hash, password) : await pretendToCheck(password)
    return isRight && identity ? { success: true, authIdentity: withoutPassword(identity) } : REFUSED
  }

  /** For the staff; a customer's identity is created by the confirmed code (identity/embedded). */
  override async register(
    { body }: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const { email, password } = readCredentials(body)
    if (email === null || password === null) return REFUSED
    const hash = await hashPassword(password)
    const existing = await findIdentity(identities, email)
    if (existing) {
      const isUnused = Object.keys(existing.app_metadata ?? {}).length === 0
      const isSame = isUnused && (await isPasswordOf(passwordOf(existing) ?? "", password))
      if (isSame) return { success: true, authIdentity: withoutPassword(existing) }
      return { success: false, error: "Identity with email already exists" }
    }
    const created = await identities.create({ entity_id: email, provider_metadata: { password: hash } })
    return { success: true, authIdentity: withoutPassword(created) }
  }

  override async update(
    data: Record<string, unknown>,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const { entity_id: entityId, password } = data
    if (typeof entityId !== "string" || typeof password !== "string" || password === "") {
      return { success: false, error: "The identity and its new password are needed" }
    }
    const identity = await identities.retrieve({ entity_id: entityId })
    const metadata = providerIdentityOf(identity)?.provider_metadata
    const updated = await identities.update(entityId, {
      provider_metadata: {
        ...metadata,
        password: await hashPassword(password),
        [PASSWORD_CHANGED]: Math.floor(Date.now() / SECOND_MS),
      },
    })
    return { success: true, authIdentity: withoutPassword(updated) }
  }
}

function readCredentials(body: unknown): { email: string | null; password: string | null } {
  const { email, password } = fieldsOf(body)
  return {
    email: typeof email === "string" && email !== "" ? email.trim().toLowerCase() : null,
    password: typeof password === "string" && password !== "" ? password : null,
  }
}

async function findIdentity(
  identities: AuthIdentityProviderService,
  email: string,
): Promise<AuthIdentityDTO | null> {
  try {
    return await identities.retrieve({ entity_id: email })
  } catch (error) {
    if (typeOf(error) === MedusaError.Types.NOT_FOUND) return null
    throw error
  }
}

function providerIdentityOf(identity: AuthIdentityDTO) {
  return identity.provider_identities?.find(({ provider }) => provider === EmailpassService.identifier)
}

function passwordOf(identity: AuthIdentityDTO): string | undefined {
  const password = providerIdentityOf(identity)?.provider_metadata?.password
  return typeof password === "string" ? password : undefined
}

function withoutPassword(identity: AuthIdentityDTO): AuthIdentityDTO {
  const copy = JSON.parse(JSON.stringify(identity)) as AuthIdentityDTO
  delete providerIdentityOf(copy)?.provider_metadata?.password
  return copy
}
