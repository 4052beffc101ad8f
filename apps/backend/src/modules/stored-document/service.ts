import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

/**
 * Documents that are created once and never changed: what a shopper received can be shown later. They are in
 * the database, so that one backup contains orders and documents of the same moment.
 */
export default class StoredDocumentModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  async find(key: string): Promise<Buffer | null> {
    const row = await this.#knex("stored_document").where({ key }).first("content")
    return row?.content ?? null
  }

  /** Stores a document; if the key already exists, the first one stays. */
  async keep(key: string, content: Buffer): Promise<void> {
    const sha256 = createHash("sha256").update(content).digest("hex")
    await this.#knex("stored_document").insert({ key, content, sha256 }).onConflict("key").ignore()
  }
}
