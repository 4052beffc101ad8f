import type { Send } from "../core/bind.ts"
import { post } from "../core/endpoint.ts"
import type { TokenStore } from "../core/token-store.ts"
import { HttpError } from "../errors/http-error.ts"
import { isUnauthorized } from "../errors/predicates.ts"
import type { Token } from "../types/auth-types.ts"

const REFRESH = post("/auth/token/refresh").gives<Token>().repeatable()
/** A 401 of these calls is about credentials, not about an expired token. */
const SIGNS_IN = "/auth/"

/**
 * Renews the stored token once after a 401, and repeats the call. Concurrent calls share one renewal. A token
 * that cannot be renewed is deleted, and the caller gets the original error.
 */
export function renewingToken(send: Send, tokens: TokenStore): Send {
  let renewal: Promise<boolean> | undefined

  async function renew(refused: string): Promise<boolean> {
    try {
      const { token } = (await send({
        endpoint: REFRESH,
        path: REFRESH.settings.path,
        body: undefined,
        options: { token: refused },
      })) as Token
      await tokens.set(token)
      return true
    } catch (error) {
      if (!(error instanceof HttpError) || !isUnauthorized(error)) throw error
      await tokens.clear()
      return false
    }
  }

  return async (request) => {
    const used = request.options.token === undefined ? await tokens.get() : null
    try {
      return await send(request)
    } catch (error) {
      if (used === null || !isUnauthorized(error) || request.path.startsWith(SIGNS_IN)) throw error
      // A concurrent call has renewed it meanwhile.
      if ((await tokens.get()) === used) {
        renewal ??= renew(used).finally(() => {
          renewal = undefined
        })
        if (!(await renewal)) throw error
      }
      return send(request)
    }
  }
}
