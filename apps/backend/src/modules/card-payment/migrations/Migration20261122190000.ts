import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const BEFORE = [
  "preparing",
  "open",
  "cancelling",
  "ordered",
  "returning",
  "captured",
  "returned",
  "cancelled",
  "failed",
]

/** Abandoned payments that the provider cannot cancel: `given_up`. */
export class Migration20261122190000 extends Migration {
  override async up(): Promise<void> {
    this.#allow([...BEFORE, "given_up"])
  }

  override async down(): Promise<void> {
    this.addSql(`update payment_attempt set state = 'cancelled', settled_at = now() where state = 'given_up'`)
    this.#allow(BEFORE)
  }

  #allow(states: readonly string[]): void {
    this.addSql(`alter table payment_attempt drop constraint if exists payment_attempt_state_check`)
    this.addSql(
      `alter table payment_attempt add constraint payment_attempt_state_check
        check (state in (${states.map((state) => `'${state}'`).join(", ")}))`,
    )
  }
}
