import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { BANK_CODE } from "./setting-fields.ts"
import { type SettingValues, START_VALUES } from "./setting-values.ts"

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

/**
 * The owner's settings that Medusa has no place for: name, company, account, texts of delivery, limits. One
 * row.
 */
export default class ShopSettingsModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /**
   * The current values. A new shop keeps its initial values; settings added later have their own defaults.
   */
  async read(): Promise<SettingValues> {
    const [row] = await this.#knex("shop_settings").select("values")
    // If the owner has entered an account, the sample's bank name would be wrong.
    if (row) return { ...START_VALUES, [BANK_CODE]: "", ...row.values }
    await this.#knex("shop_settings").insert({ values: START_VALUES }).onConflict("only_row").ignore()
    return START_VALUES
  }

  /** @param values validated ones */
  async save(values: SettingValues): Promise<void> {
    await this.#knex("shop_settings")
      .insert({ values, updated_at: this.#knex.fn.now() })
      .onConflict("only_row")
      .merge(["values", "updated_at"])
  }

  /** Whether this shop was the last one sent to the change feed. */
  async isAnnounced(fingerprint: string): Promise<boolean> {
    const rows = await this.#knex("shop_settings").select("only_row").where({ announced: fingerprint })
    return rows.length > 0
  }

  async noteAnnounced(fingerprint: string): Promise<void> {
    await this.#knex("shop_settings").update({ announced: fingerprint })
  }
}
