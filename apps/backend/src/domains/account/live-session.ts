import type { MedusaContainer } from "@medusajs/framework/types"
import { AccountError } from "../../identity/account-error.ts"
import { identityProvider, identityProviderName } from "../../identity/find-identity-provider.ts"
import { ACCOUNT_MODULE } from "../../modules/account/index.ts"
import type { AccountSessionRow } from "../../modules/account/sessions.ts"

type Live = AccountSessionRow | undefined

/** So long a provider that does not answer is not asked again for the same session. */
const OUTAGE_PAUSE_MS = 30_000

/** Requests of one browser come together: the provider is asked once for all. */
const asked = new Map<string, Promise<Live>>()

/**
 * The session as long as its provider still stands for it (specification 4): tokens about to expire are refreshed, and
 * a provider that refuses has ended it. One that does not answer has not. Sessions of another provider than the
 * shop's own of today are nobody's.
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
