import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { VERIFICATION_CODE_MINUTES, VERIFICATION_CODE_TRIES } from "@porteka/shop"
import { codeOf, isCodeOf } from "./code-digits.ts"

export type CodePurpose = "sign_up" | "reset" | "email_change" | "deletion"

/** Something that a code of a mail permits. */
export interface CodeRow<Data = Record<string, unknown>> {
  /** Known to the browser that began, as its `attempt`. */
  id: string
  purpose: CodePurpose
  /** Where the code goes. */
  email: string
  customer_id: string | null
  /** No code of it was sent, so none is right: what others try looks the same. */
  is_void: boolean
  /** Which code of it is in force: each that is sent again is another one. */
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
/** So long another code can be had for what was begun. */
const ATTEMPT_HOURS = 24
/** How many begun ones of an address are looked at. */
const MOST_OF_ADDRESS = 3

/**
 * What waits for a code. The codes themselves stand nowhere: they are made of the row and the secret of this
 * back end, when a mail is drawn and when one is typed.
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

  /** Another code with its own time and tries; the one before is void. */
  async renew(id: string): Promise<CodeRow | undefined> {
    const { rows } = await this.#knex.raw(
      `update account_code set serial = serial + 1, tries = 0,
              code_expires_at = now() + make_interval(mins => ?)
        where id = ? and used_at is null and expires_at > now() returning ${COLUMNS.join(", ")}`,
      [VERIFICATION_CODE_MINUTES, id],
    )
    return rows[0]
  }

  /** What was begun and not finished for an address, the latest first. */
  async listOpen(purpose: CodePurpose, email: string): Promise<CodeRow[]> {
    return await this.#open().where({ purpose, email }).orderBy("created_at", "desc").limit(MOST_OF_ADDRESS)
  }

  async findOpen(purpose: CodePurpose, id: string): Promise<CodeRow | undefined> {
    return await this.#open().where({ purpose, id }).first()
  }

  /**
   * Tries a code, and takes it when it is right: it works once. Wrong, expired, used up and unknown are the same.
   * @returns what it permits
   */
  async take(purpose: CodePurpose, id: string, typed: string): Promise<CodeRow | undefined> {
    const row = await this.countTry(purpose, id)
    if (!row || row.is_void || !isCodeOf(row, typed, this.#secret())) return undefined
    return (await this.use(row)) ? row : undefined
  }

  /** Counts a try, whoever knows the right code. @returns undefined after too many, or when its time is over */
  async countTry(purpose: CodePurpose, id: string): Promise<CodeRow | undefined> {
    const { rows } = await this.#knex.raw(
      `update account_code set tries = tries + 1
        where id = ? and purpose = ? and used_at is null and code_expires_at > now() and tries < ?
       returning ${COLUMNS.join(", ")}`,
      [id, purpose, VERIFICATION_CODE_TRIES],
    )
    return rows[0]
  }

  /** The right code has come. @returns false when it was used, or another one is in force by now */
  async use({ id, serial }: CodeRow): Promise<boolean> {
    const taken = await this.#knex("account_code")
      .where({ id, serial })
      .whereNull("used_at")
      .update({ used_at: this.#knex.fn.now() })
    return taken === 1
  }

  /** What the code was taken for has failed: it may be typed again. */
  async giveBack(id: string): Promise<void> {
    await this.#knex("account_code").where({ id }).update({ used_at: null })
  }

  /** More is known of who has begun to sign up. */
  async noteProfile(id: string, profile: Record<string, unknown>): Promise<void> {
    await this.#knex.raw(
      `update account_code set data = jsonb_set(data, '{profile}', coalesce(data->'profile', '{}') || ?::jsonb)
        where id = ? and purpose = 'sign_up' and used_at is null`,
      [JSON.stringify(profile), id],
    )
  }

  /** The code in force for a mail; null when it is void, used or another one is in force by now. */
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
