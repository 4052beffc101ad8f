import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** What a module's service is constructed with: the database connection. */
export interface DatabaseDependency {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}
