import { randomUUID } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A public key with which a device authenticates its owner. */
export interface PasskeyRow {
  /** The credential's id, base64url. */
  id: string
  customer_id: string
  auth_identity_id: string
  public_key: Buffer
  /** The device's counter of uses, if it has one. */
  counter: number
  transports: string[]
  name: string
  /** It is synchronized to several devices of its owner. */
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

  /** @param customerId null before the customer is known @returns the challenge's id */
  async beginChallenge(challenge: string, customerId: string | null): Promise<string> {
    const id = `pkc_${randomUUID()}`
    await this.#knex.raw(
      `insert into account_passkey_challenge (id, challenge, customer_id, expires_at)
       values (?, ?, ?, now() + make_interval(mins => ?))`,
      [id, challenge, customerId, CHALLENGE_MINUTES],
    )
    return id
  }

  /** It can be answered once, by the customer it was created for. */
  async takeChallenge(id: string, customerId: string | null): Promise<string | undefined> {
    const { rows } = await this.#knex.raw(
      `delete from account_passkey_challenge where id = ? and expires_at > now()
        and customer_id is not distinct from ? returning challenge`,
      [id, customerId],
    )
    return rows[0]?.challenge
  }

  /** @returns false if the key already exists */
  async add({ transports, ...passkey }: NewPasskey): Promise<boolean> {
    const added = await this.#knex("account_passkey")
      .insert({ ...passkey, transports: JSON.stringify(transports) })
      .onConflict("id")
      .ignore()
      .returning("id")
    return added.length > 0
  }

  /** Newest first. */
  async list(customerId: string): Promise<PasskeyRow[]> {
    const rows = await this.#table().where({ customer_id: customerId }).orderBy("created_at", "desc")
    return rows.map(toRow)
  }

  async find(id: string): Promise<PasskeyRow | undefined> {
    const row = await this.#table().where({ id }).first()
    return row && toRow(row)
  }

  /** @returns false if the counter did not increase: a copy of the key exists */
  async use({ id, counter: before }: PasskeyRow, counter: number): Promise<boolean> {
    const used = await this.#table()
      .where({ id, counter: before })
      .update({ counter, last_used_at: this.#knex.fn.now() as unknown as Date })
    return used === 1
  }

  /** @returns whether this customer had such a passkey */
  async rename(id: string, customerId: string, name: string): Promise<boolean> {
    return (await this.#table().where({ id, customer_id: customerId }).update({ name })) > 0
  }

  /** They open another identity of their owner from now on. */
  async move(customerId: string, authIdentityId: string): Promise<void> {
    await this.#table().where({ customer_id: customerId }).update({ auth_identity_id: authIdentityId })
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

/** PostgreSQL's bigint values are returned as text. */
const toRow = (row: PasskeyRow): PasskeyRow => ({ ...row, counter: Number(row.counter) })
