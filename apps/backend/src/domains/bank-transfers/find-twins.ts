import type { MedusaContainer } from "@medusajs/framework/types"
import type { BankEntry, EntryTwin } from "@porteka/commerce-sdk"
import { queryRows } from "../../records/query-rows.ts"
import { isTwin } from "./twins.ts"

/** Entries of other kinds of files with the same amount that have an order or were read earlier, those with an order first. */
const SAME_AMOUNT = `
  select mine.id as mine, mine.booked_on as my_day, mine.payer as my_payer, mine.account as my_account, mine.text as my_text,
         other.id, other.booked_on, other.payer, other.account, other.text, o.display_id as order,
         other.order_id is not null or other.settled_at is not null as is_placed
    from bank_entry mine
    join bank_entry other
      on coalesce(other.whole, other.amount) = coalesce(mine.whole, mine.amount)
     and other.currency = mine.currency and other.is_reversal = mine.is_reversal
     and other.source is distinct from mine.source
     and coalesce(other.split_from, other.id) <> coalesce(mine.split_from, mine.id)
     and (other.order_id is not null or (other.created_at, other.id) < (mine.created_at, mine.id))
    left join "order" o on o.id = other.order_id
   where mine.id = any(:ids) and mine.order_id is null and mine.settled_at is null
   order by other.order_id is null, other.created_at, other.id`

type Told = Pick<BankEntry, "booked_on" | "payer" | "account" | "text">
type Row = EntryTwin &
  Told &
  Record<"mine" | "my_payer" | "my_text", string> &
  Record<"my_day" | "my_account", string | null>

/** Open entries that another kind of file has probably brought before, by id. */
export async function findTwins(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, EntryTwin>> {
  const rows = await queryRows<Row>(container, SAME_AMOUNT, { ids: [...ids] })
  const twins = new Map<string, EntryTwin>()
  for (const { mine, my_day, my_payer, my_account, my_text, order, is_placed, ...other } of rows) {
    const told = { booked_on: my_day, payer: my_payer, account: my_account, text: my_text }
    if (!twins.has(mine) && isTwin(told, other))
      twins.set(mine, { id: other.id, booked_on: other.booked_on, order, is_placed })
  }
  return twins
}
