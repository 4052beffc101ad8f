import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

/** The caller and the key. */
export interface CallKey {
  asker: string
  key: string
}

export interface Answer {
  status: number
  /** JSON as the route returned it. */
  body: string
}

/** The first call with a key; without an answer while it is running. */
export interface FirstCall {
  /** A hash of its request. */
  question: string
  answer: Answer | null
}

/** How long a key is remembered. */
const LIFETIME = "24 hours"

/** Answers to calls that create something, by the key with which a client may repeat the call (ADR 0043). */
export default class RememberedAnswerModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** @returns whether this call is the first with its key, and has to be executed */
  async begin({ asker, key }: CallKey, question: string): Promise<boolean> {
    const rows = await this.#knex("remembered_answer")
      .insert({ asker, key, question })
      .onConflict(["asker", "key"])
      .ignore()
      .returning("key")
    return rows.length === 1
  }

  async findFirst({ asker, key }: CallKey): Promise<FirstCall | null> {
    const row = await this.#knex("remembered_answer")
      .where({ asker, key })
      .first("question", "status", "body")
    if (!row) return null
    return {
      question: row.question,
      answer: row.status === null ? null : { status: row.status, body: row.body },
    }
  }

  async keep({ asker, key }: CallKey, { status, body }: Answer): Promise<void> {
    await this.#knex("remembered_answer").where({ asker, key }).update({ status, body })
  }

  /** The call did nothing and may be repeated. */
  async forget({ asker, key }: CallKey): Promise<void> {
    await this.#knex("remembered_answer").where({ asker, key }).delete()
  }

  async prune(): Promise<void> {
    await this.#knex("remembered_answer").whereRaw("created_at < now() - ?::interval", [LIFETIME]).delete()
  }
}
