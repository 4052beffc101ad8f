import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** How many attempts are allowed in a period. */
export interface Limit {
  most: number
  minutes: number
}

export interface LimitedKey extends Limit {
  /** What is counted, and for whom: "sign-in", "anna@example.hu". Stored as a hash. */
  of: readonly string[]
}

/** Counts attempts for all processes of the back end. A crash loses nothing but counts. */
export class Limits {
  readonly #knex: Knex

  constructor(knex: Knex) {
    this.#knex = knex
  }

  /**
   * Counts one attempt under each key.
   * @returns seconds to wait if one of them has had too many; null if the attempt is allowed
   */
  async count(keys: readonly LimitedKey[]): Promise<number | null> {
    const waits = await Promise.all(keys.map((key) => this.#countOne(key)))
    const longest = Math.max(0, ...waits)
    return longest > 0 ? longest : null
  }

  /** Resets the count after a success. */
  async clear(of: readonly string[]): Promise<void> {
    await this.#knex("account_limit")
      .where({ key: keyOf(of) })
      .delete()
  }

  async prune(): Promise<void> {
    await this.#knex("account_limit").whereRaw("ends_at < now()").delete()
  }

  async #countOne({ of, most, minutes }: LimitedKey): Promise<number> {
    const { rows } = await this.#knex.raw(
      `insert into account_limit (key, tries, ends_at) values (:key, 1, now() + make_interval(mins => :minutes))
       on conflict (key) do update set
         tries = case when account_limit.ends_at < now() then 1 else account_limit.tries + 1 end,
         ends_at = case when account_limit.ends_at < now() then excluded.ends_at else account_limit.ends_at end
       returning tries, ceil(extract(epoch from ends_at - now()))::int as seconds`,
      { key: keyOf(of), minutes },
    )
    const { tries, seconds } = rows[0] as { tries: number; seconds: number }
    return tries > most ? Math.max(1, seconds) : 0
  }
}

const keyOf = (of: readonly string[]) => createHash("sha256").update(of.join("\n")).digest("base64url")
