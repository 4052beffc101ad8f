import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { environment } from "../../env.ts"
import type { DatabaseDependency } from "../../records/database-dependency.ts"
import { Codes } from "./codes.ts"
import { Deletions } from "./deletions.ts"
import { Limits } from "./limits.ts"
import { Passkeys } from "./passkeys.ts"
import { Sessions } from "./sessions.ts"
import { Wishlists } from "./wishlists.ts"

/** Account data that Medusa's customer and auth modules do not store. */
export default class AccountModuleService {
  readonly sessions: Sessions
  readonly codes: Codes
  readonly limits: Limits
  readonly passkeys: Passkeys
  readonly deletions: Deletions
  readonly wishlists: Wishlists

  constructor(dependencies: DatabaseDependency) {
    const knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
    this.sessions = new Sessions(knex)
    this.codes = new Codes(knex, () => environment().JWT_SECRET)
    this.limits = new Limits(knex)
    this.passkeys = new Passkeys(knex)
    this.deletions = new Deletions(knex)
    this.wishlists = new Wishlists(knex)
  }
}
