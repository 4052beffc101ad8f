import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser"

/** The shop's calls for passkeys. */
interface Calls {
  "passkey-options": {
    body: { password: string }
    answer: { attempt: string; options: PublicKeyCredentialCreationOptionsJSON }
  }
  passkeys: { body: { attempt: string; name: string; response: object }; answer: { success: true } }
  "passkey-challenge": {
    body: Record<string, never>
    answer: { attempt: string; options: PublicKeyCredentialRequestOptionsJSON }
  }
  "passkey-signin": { body: { attempt: string; response: object }; answer: { isAuthenticated: true } }
}

/** The shop's error code; "unavailable" if it did not answer. */
export class PasskeyRefusal extends Error {
  override readonly name = "PasskeyRefusal"
  readonly code: string
  /** When a retry is allowed. */
  readonly retryAfterSeconds: number
  constructor(code: string, retryAfterSeconds = 0) {
    super(code)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** @throws PasskeyRefusal */
export async function callPasskeys<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name]["body"],
): Promise<Calls[Name]["answer"]> {
  let response: Response
  try {
    response = await fetch(`/api/auth/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  } catch (error) {
    if (error instanceof TypeError) throw new PasskeyRefusal("unavailable")
    throw error
  }
  const answer = await response.json()
  if (response.ok) return answer
  throw new PasskeyRefusal(answer.code ?? "unavailable", Number(response.headers.get("retry-after") ?? 0))
}
