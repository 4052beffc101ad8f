import { createHash, randomBytes, randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { AUTH_DAYS, RETENTION } from "@porteka/shop"

/** A login of a customer on one device. */
export interface AccountSessionRow {
  id: string
  customer_id: string
  auth_identity_id: string
  /** The identity provider of the login. */
  provider: string
  /** The provider's own tokens, encrypted; null if it has none. */
  provider_tokens: string | null
  device: string
  place: string | null
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

export interface NewSession {
  customer_id: string
  auth_identity_id: string
  provider: string
  provider_tokens: string | null
  device: string
  place: string | null
  /** Identifies the browser beyond this session. */
  browser: string | null
}

const COLUMNS = [
  "id",
  "customer_id",
  "auth_identity_id",
  "provider",
  "provider_tokens",
  "device",
  "place",
  "created_at",
  "last_seen_at",
  "expires_at",
] as const

const TOKEN_PREFIX = "ps_"
const TOKEN_BYTES = 32
/** The last use is stored with this interval, not at every call. */
const SEEN_EVERY_MINUTES = 5

/** Whether a bearer token has the format of our session tokens; it may be invalid. */
export const isSessionToken = (bearer: string): boolean => bearer.startsWith(TOKEN_PREFIX)

const hashed = (secret: string): string => createHash("sha256").update(secret).digest("base64url")

/** The sessions of customers. Only the hashes of tokens are stored. */
export class Sessions {
  readonly #knex: Knex

  constructor(knex: Knex) {
    this.#knex = knex
  }

  /** @returns the token for the browser, and whether the customer has only used other browsers so far */
  async begin({ browser, ...session }: NewSession): Promise<{
    token: string
    session: AccountSessionRow
    isNewBrowser: boolean
  }> {
    const token = newToken()
    const isNewBrowser = await this.#isNewBrowser(session.customer_id, browser)
    const [row] = await this.#knex("account_session")
      .insert({
        ...session,
        id: `acs_${randomUUID()}`,
        token_hash: hashed(token),
        browser_hash: browser === null ? null : hashed(browser),
        expires_at: this.#knex.raw("now() + make_interval(days => ?)", [AUTH_DAYS]),
      })
      .returning([...COLUMNS])
    return { token, session: row as AccountSessionRow, isNewBrowser }
  }

  /** The active session of a token. */
  async findByToken(token: string): Promise<AccountSessionRow | undefined> {
    return await this.#findLive({ token_hash: hashed(token) })
  }

  /** The session, while it is active. */
  async findById(id: string): Promise<AccountSessionRow | undefined> {
    return await this.#findLive({ id })
  }

  /** Replaces the session's token; the previous one becomes invalid. */
  async renewToken(id: string): Promise<string> {
    const token = newToken()
    await this.#knex("account_session")
      .where({ id })
      .update({ token_hash: hashed(token) })
    return token
  }

  async keepProviderTokens(id: string, tokens: string): Promise<void> {
    await this.#knex("account_session").where({ id }).update({ provider_tokens: tokens })
  }

  /** Active sessions, the last used first. */
  async list(customerId: string): Promise<AccountSessionRow[]> {
    return await this.#live()
      .where({ customer_id: customerId })
      .orderBy("last_seen_at", "desc")
      .select([...COLUMNS])
  }

  /** @returns whether this customer had such a session */
  async end(id: string, customerId: string): Promise<boolean> {
    const ended = await this.#live().where({ id, customer_id: customerId }).update(this.#ended())
    return ended > 0
  }

  async endAll(customerId: string): Promise<void> {
    await this.#live().where({ customer_id: customerId }).update(this.#ended())
  }

  async forget(customerId: string): Promise<void> {
    await this.#knex("account_session").where({ customer_id: customerId }).delete()
  }

  async prune(): Promise<void> {
    await this.#knex.raw(
      `delete from account_session where coalesce(ended_at, expires_at) < now() - make_interval(days => ?)`,
      [RETENTION.loginDays],
    )
  }

  async #findLive(which: { id: string } | { token_hash: string }): Promise<AccountSessionRow | undefined> {
    const row = await this.#live()
      .where(which)
      .first([...COLUMNS])
    if (row && Date.now() - row.last_seen_at.getTime() > SEEN_EVERY_MINUTES * 60_000) {
      await this.#knex("account_session").where({ id: row.id }).update({ last_seen_at: this.#knex.fn.now() })
    }
    return row
  }

  #live() {
    return this.#knex<AccountSessionRow & { ended_at: Date | null; token_hash: string }>("account_session")
      .whereNull("ended_at")
      .whereRaw("expires_at > now()")
  }

  #ended() {
    return { ended_at: new Date(), provider_tokens: null }
  }

  /** A customer's first login causes no notice about a new browser. */
  async #isNewBrowser(customerId: string, browser: string | null): Promise<boolean> {
    const earlier: { browser_hash: string | null }[] = await this.#knex("account_session")
      .where({ customer_id: customerId })
      .distinct("browser_hash")
    if (earlier.length === 0) return false
    return browser === null || !earlier.some(({ browser_hash }) => browser_hash === hashed(browser))
  }
}

function newToken(): string {
  return TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString("base64url")
}
