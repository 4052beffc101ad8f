import type { MedusaContainer } from "@medusajs/framework/types"
import { AccountError } from "../../identity/account-error.ts"
import { identityProvider, identityProviderName } from "../../identity/find-identity-provider.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import type { AccountSessionRow } from "../../modules/account/sessions.ts"

type Live = AccountSessionRow | undefined

/** After a provider did not answer, it is not asked about the same session again for this time. */
const OUTAGE_PAUSE_MS = 30_000

/** Concurrent requests of one browser share one call to the provider. */
const asked = new Map<string, Promise<Live>>()

/**
 * The session, if its provider still confirms it (specification 4): tokens about to expire are refreshed, a
 * refusal ends the session, an outage does not. Sessions of a provider that is no longer configured are
 * invalid.
 */
export async function liveSession(
  container: MedusaContainer,
  session: AccountSessionRow,
  options = { isForced: false },
): Promise<Live> {
  if (session.provider !== identityProviderName()) return undefined
  if (session.provider_tokens === null) return session
  const before = asked.get(session.id)
  if (before && !options.isForced) return await before
  const asking = ask(container, session, session.provider_tokens, options)
  asked.set(session.id, asking)
  return await asking
}

async function ask(
  container: MedusaContainer,
  session: AccountSessionRow,
  tokens: string,
  options: { isForced: boolean },
): Promise<Live> {
  const { sessions } = container.resolve(ACCOUNT_MODULE)
  let pause = 0
  try {
    const fresh = await identityProvider(container).refresh(tokens, options)
    if (fresh === tokens) return session
    if (fresh === null) {
      await sessions.end(session.id, session.customer_id)
      return undefined
    }
    await sessions.keepProviderTokens(session.id, fresh)
    return { ...session, provider_tokens: fresh }
  } catch (error) {
    if (!(error instanceof AccountError)) throw error
    pause = OUTAGE_PAUSE_MS
    return session
  } finally {
    setTimeout(() => asked.delete(session.id), pause).unref()
  }
}
