import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { VERIFICATION_CODE_MINUTES, VERIFICATION_CODE_TRIES } from "@porteka/shop"
import { codeOf, isCodeOf } from "./code-digits.ts"

export type CodePurpose = "sign_up" | "reset" | "email_change" | "deletion"

/** An action that an e-mailed code permits. */
export interface CodeRow<Data = Record<string, unknown>> {
  /** An id of the browser that started it, its `attempt`. */
  id: string
  purpose: CodePurpose
  /** The address that the code is sent to. */
  email: string
  customer_id: string | null
  /** No code was sent for it, so no code is valid: guesses get the same answer. */
  is_void: boolean
  /** The number of the valid code: each new code is different. */
  serial: number
  data: Data
}

export interface NewCode {
  purpose: CodePurpose
  email: string
  customer_id?: string | null
  is_void?: boolean
  data?: Record<string, unknown>
}

const COLUMNS = ["id", "purpose", "email", "customer_id", "is_void", "serial", "data"] as const
/** How long another code can be requested for a started action. */
const ATTEMPT_HOURS = 24
/** Maximum number of an address's started actions that are checked. */
const MOST_OF_ADDRESS = 3

/**
 * Actions that wait for a code. Codes are not stored: they are computed from the row and this back end's
 * secret, when an e-mail is rendered and when a code is entered.
 */
export class Codes {
  readonly #knex: Knex
  readonly #secret: () => string

  constructor(knex: Knex, secret: () => string) {
    this.#knex = knex
    this.#secret = secret
  }

  async begin({ data = {}, ...code }: NewCode): Promise<CodeRow> {
    const { rows } = await this.#knex.raw(
      `insert into account_code (id, purpose, email, customer_id, is_void, data, code_expires_at, expires_at)
       values (:id, :purpose, :email, :customer_id, :is_void, :data,
               now() + make_interval(mins => :minutes), now() + make_interval(hours => :hours))
       returning ${COLUMNS.join(", ")}`,
      {
        customer_id: null,
        is_void: false,
        ...code,
        id: `acc_${randomUUID()}`,
        data: JSON.stringify(data),
        minutes: VERIFICATION_CODE_MINUTES,
        hours: ATTEMPT_HOURS,
      },
    )
    return rows[0]
  }

  /** A new code with its own time limit and tries; the previous one becomes invalid. */
  async renew(id: string): Promise<CodeRow | undefined> {
    const { rows } = await this.#knex.raw(
      `update account_code set serial = serial + 1, tries = 0,
              code_expires_at = now() + make_interval(mins => ?)
        where id = ? and used_at is null and expires_at > now() returning ${COLUMNS.join(", ")}`,
      [VERIFICATION_CODE_MINUTES, id],
    )
    return rows[0]
  }

  /** Unfinished actions of an address, the latest first. */
  async listOpen(purpose: CodePurpose, email: string): Promise<CodeRow[]> {
    return await this.#open().where({ purpose, email }).orderBy("created_at", "desc").limit(MOST_OF_ADDRESS)
  }

  async findOpen(purpose: CodePurpose, id: string): Promise<CodeRow | undefined> {
    return await this.#open().where({ purpose, id }).first()
  }

  /**
   * Checks a code and consumes it if it is right. Wrong, expired, used and unknown get the same answer.
   * @returns what it permits
   */
  async take(purpose: CodePurpose, id: string, typed: string): Promise<CodeRow | undefined> {
    const row = await this.countTry(purpose, id)
    if (!row || row.is_void || !isCodeOf(row, typed, this.#secret())) return undefined
    return (await this.use(row)) ? row : undefined
  }

  /**
   * Counts an attempt, even with the right code. @returns undefined after too many, or after its time limit
   */
  async countTry(purpose: CodePurpose, id: string): Promise<CodeRow | undefined> {
    const { rows } = await this.#knex.raw(
      `update account_code set tries = tries + 1
        where id = ? and purpose = ? and used_at is null and code_expires_at > now() and tries < ?
       returning ${COLUMNS.join(", ")}`,
      [id, purpose, VERIFICATION_CODE_TRIES],
    )
    return rows[0]
  }

  /** Marks the right code as used. @returns false if it was used, or another one is valid by now */
  async use({ id, serial }: CodeRow): Promise<boolean> {
    const taken = await this.#knex("account_code")
      .where({ id, serial })
      .whereNull("used_at")
      .update({ used_at: this.#knex.fn.now() })
    return taken === 1
  }

  /** The permitted action failed: the code may be entered again. */
  async giveBack(id: string): Promise<void> {
    await this.#knex("account_code").where({ id }).update({ used_at: null })
  }

  /** Updates the data of a started registration. */
  async storeProfile(id: string, profile: Record<string, unknown>): Promise<void> {
    await this.#knex.raw(
      `update account_code set data = jsonb_set(data, '{profile}', coalesce(data->'profile', '{}') || ?::jsonb)
        where id = ? and purpose = 'sign_up' and used_at is null`,
      [JSON.stringify(profile), id],
    )
  }

  /** The valid code for an e-mail; null if it is invalid, used or replaced. */
  async digitsFor(id: string, serial: number): Promise<{ row: CodeRow; digits: string } | null> {
    const row = await this.#open().where({ id, serial }).whereRaw("code_expires_at > now()").first()
    if (!row || row.is_void) return null
    return { row, digits: codeOf(row, this.#secret()) }
  }

  async forget(emails: string[]): Promise<void> {
    await this.#knex("account_code").whereIn("email", emails).delete()
  }

  async prune(): Promise<void> {
    await this.#knex("account_code").whereRaw("expires_at < now()").delete()
  }

  #open() {
    return this.#knex<CodeRow & { created_at: Date }>("account_code")
      .select([...COLUMNS])
      .whereNull("used_at")
      .whereRaw("expires_at > now()")
  }
}
