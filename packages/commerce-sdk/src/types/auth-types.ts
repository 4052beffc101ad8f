/** Signing in, as Medusa's auth module returns it. */

export const ACTORS = ["customer", "user"] as const
export type Actor = (typeof ACTORS)[number]

export interface EmailPassword {
  email: string
  password: string
}

export interface Token {
  token: string
}

export interface Verification {
  id?: string
  entity_id: string
  entity_type: string
  code_provider: string
  expires_at?: string | null
}

/** A token, or where an external provider redirects the browser. */
export type SignInAnswer =
  | { location: string }
  | (Token & {
      mfa_challenge?: { id: string; methods?: string[] }
      verification_required?: boolean
      verification?: Verification
    })

export interface VerificationRequestInput {
  entity_id: string
  entity_type: string
  code_provider?: string
  metadata?: Record<string, unknown>
}

export interface VerificationConfirmInput {
  code: string
  code_provider?: string
}

export interface ResetPasswordInput {
  /** The e-mail address. */
  identifier: string
  metadata?: Record<string, unknown>
}
