import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { DatabaseDependency } from "../../records/database-dependency.ts"
import { type CheckedSettings, checkSettings, unknownSettings } from "./check-settings.ts"
import { BANK_CODE } from "./setting-fields.ts"
import { type SettingValues, START_VALUES } from "./setting-values.ts"

/**
 * The owner's settings that Medusa has no place for: name, company, account, texts of delivery, limits. One
 * row.
 */
export default class ShopSettingsModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /**
   * The current values. A new shop keeps its initial values; settings added later have their own defaults.
   */
  async read(): Promise<SettingValues> {
    const [row] = await this.#knex("shop_settings").select("values")
    if (row) return completed(row.values)
    await this.#knex("shop_settings").insert({ values: START_VALUES }).onConflict("only_row").ignore()
    return START_VALUES
  }

  /**
   * Changes some of the values, unless one of them is invalid or unknown; the others stay. Changes at the same time wait for each
   * other, because each would otherwise overwrite what the other one has changed.
   */
  async change(changed: Record<string, unknown>): Promise<CheckedSettings> {
    const problems = unknownSettings(changed)
    if (problems.length > 0) return { ok: false, problems }
    await this.read()
    return await this.#knex.transaction(async (transaction) => {
      const row = await transaction("shop_settings").forUpdate().first("values")
      const checked = checkSettings({ ...completed(row?.values), ...changed })
      if (checked.ok) {
        const { values } = checked
        await transaction("shop_settings").update({ values, updated_at: transaction.fn.now() })
      }
      return checked
    })
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

/** If the owner has entered an account, the sample's bank name would be wrong. */
const completed = (saved: SettingValues): SettingValues => ({ ...START_VALUES, [BANK_CODE]: "", ...saved })
