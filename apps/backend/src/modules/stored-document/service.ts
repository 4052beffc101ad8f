import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

/**
 * Papers that are made once and never changed: what a shopper was sent is what can be shown later. They lie in the
 * database, so that one backup holds orders and papers of the same moment.
 */
export default class StoredDocumentModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  async find(key: string): Promise<Buffer | null> {
    const row = await this.#knex("stored_document").where({ key }).first("content")
    return row?.content ?? null
  }

  /** Keeps a paper; of two with the same key the first one stays. */
  async keep(key: string, content: Buffer): Promise<void> {
    const sha256 = createHash("sha256").update(content).digest("hex")
    await this.#knex("stored_document").insert({ key, content, sha256 }).onConflict("key").ignore()
  }
}
