import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A public key with which a device signs its owner in. */
export interface PasskeyRow {
  /** The credential's id, base64url. */
  id: string
  customer_id: string
  auth_identity_id: string
  public_key: Buffer
  /** How often it was used, as far as its device counts that. */
  counter: number
  transports: string[]
  name: string
  /** It is on more than one device of its owner. */
  is_synced: boolean
  created_at: Date
  last_used_at: Date | null
}

export type NewPasskey = Omit<PasskeyRow, "created_at" | "last_used_at">

const CHALLENGE_MINUTES = 15

/** Customers' passkeys, and the challenges that wait for an answer. */
export class Passkeys {
  readonly #knex: Knex

  constructor(knex: Knex) {
    this.#knex = knex
  }

  /** @param customerId null before anybody is known @returns the challenge's id */
  async beginChallenge(challenge: string, customerId: string | null): Promise<string> {
    const id = `pkc_${randomUUID()}`
    await this.#knex.raw(
      `insert into account_passkey_challenge (id, challenge, customer_id, expires_at)
       values (?, ?, ?, now() + make_interval(mins => ?))`,
      [id, challenge, customerId, CHALLENGE_MINUTES],
    )
    return id
  }

  /** It can be answered once, by whom it was made for. */
  async takeChallenge(id: string, customerId: string | null): Promise<string | undefined> {
    const { rows } = await this.#knex.raw(
      `delete from account_passkey_challenge where id = ? and expires_at > now()
        and customer_id is not distinct from ? returning challenge`,
      [id, customerId],
    )
    return rows[0]?.challenge
  }

  /** @returns false when the key is known already */
  async add({ transports, ...passkey }: NewPasskey): Promise<boolean> {
    const added = await this.#knex("account_passkey")
      .insert({ ...passkey, transports: JSON.stringify(transports) })
      .onConflict("id")
      .ignore()
      .returning("id")
    return added.length > 0
  }

  /** The newest first. */
  async list(customerId: string): Promise<PasskeyRow[]> {
    const rows = await this.#table().where({ customer_id: customerId }).orderBy("created_at", "desc")
    return rows.map(toRow)
  }

  async find(id: string): Promise<PasskeyRow | undefined> {
    const row = await this.#table().where({ id }).first()
    return row && toRow(row)
  }

  /** @returns false when it was used with as high a counter meanwhile: there are two of it */
  async use({ id, counter: before }: PasskeyRow, counter: number): Promise<boolean> {
    const used = await this.#table()
      .where({ id, counter: before })
      .update({ counter, last_used_at: this.#knex.fn.now() as unknown as Date })
    return used === 1
  }

  /** @returns whether there was such a passkey of this customer */
  async rename(id: string, customerId: string, name: string): Promise<boolean> {
    return (await this.#table().where({ id, customer_id: customerId }).update({ name })) > 0
  }

  async remove(id: string, customerId: string): Promise<boolean> {
    return (await this.#table().where({ id, customer_id: customerId }).delete()) > 0
  }

  async prune(): Promise<void> {
    await this.#knex("account_passkey_challenge").whereRaw("expires_at < now()").delete()
  }

  #table() {
    return this.#knex<PasskeyRow>("account_passkey")
  }
}

/** PostgreSQL's big numbers come as text. */
const toRow = (row: PasskeyRow): PasskeyRow => ({ ...row, counter: Number(row.counter) })
