import type { MedusaContainer } from "@medusajs/framework/types"
import type { BankEntryList, PlacedEntry } from "@porteka/commerce-sdk"
import { fullName } from "@porteka/hungary"
import { BANK_ENTRY_MODULE } from "../../modules/bank-entry/index.ts"
import type { StoredEntry } from "../../modules/bank-entry/service.ts"
import { IS_TO_RETURN } from "../../records/bank-entry.sql.ts"
import { queryRows } from "../../records/query-rows.ts"
import { staffLanguage } from "../../staff-language/staff-language.ts"
import { findLateParts } from "../orders/late-parts.ts"
import { matchStored, toBankEntry } from "./read-in-statement.ts"

const MOST_OPEN = 2000
const MOST_TO_RETURN = 500
const MOST_DONE = 100

const placed = (which: string) => `
  select entry.id, entry.amount::float8, entry.spare::float8, entry.whole::float8, entry.currency, entry.booked_on, entry.payer, entry.account,
         entry.text, entry.is_reversal, entry.order_id, entry.is_part, entry.booked_by, entry.settled_as, entry.source, entry.created_at,
         ${IS_TO_RETURN} as is_to_return, o.display_id, address.first_name, address.last_name
    from bank_entry entry
    left join "order" o on o.id = entry.order_id
    left join order_address address on address.id = o.shipping_address_id
   where ${which}`

const TO_RETURN = `${placed(IS_TO_RETURN)} order by entry.created_at, entry.id limit ${MOST_TO_RETURN}`

const IS_WAITING_PART = `(entry.is_part and entry.settled_at is null)`

const LATE = `
  ${placed(`${IS_WAITING_PART} and entry.order_id = any(:late)`)}
   order by entry.created_at, entry.id limit ${MOST_TO_RETURN}`

const DONE = `
  ${placed(`
    (entry.order_id is not null or entry.settled_at is not null) and not ${IS_TO_RETURN}
    and not (${IS_WAITING_PART} and entry.order_id = any(:late))`)}
   order by coalesce(entry.settled_at, entry.booked_at, entry.created_at) desc, entry.id limit ${MOST_DONE}`

type PlacedRow = StoredEntry & {
  is_to_return: boolean
  display_id: number | null
  first_name: string | null
  last_name: string | null
}

/** What statements have brought: entries without an order, money to be sent back, late part payments, and what was finished lately. */
export async function listEntries(container: MedusaContainer): Promise<BankEntryList> {
  const entries = container.resolve(BANK_ENTRY_MODULE)
  const lateOrders = await findLateParts(container)
  const values = { late: [...lateOrders] }
  const [open, count, toReturn, late, done] = await Promise.all([
    entries.listUnassigned(MOST_OPEN),
    entries.countUnassigned(),
    queryRows<PlacedRow>(container, TO_RETURN),
    queryRows<PlacedRow>(container, LATE, values),
    queryRows<PlacedRow>(container, DONE, values),
  ])
  return {
    open: await matchStored(container, open),
    open_count: count,
    to_return: toReturn.map(toPlaced),
    late: late.map((row) => ({ ...toPlaced(row), state: "late_part" })),
    done: done.map(toPlaced),
  }
}

function toPlaced(row: PlacedRow): PlacedEntry {
  const { order_id: id, display_id: number, is_part, spare, amount, settled_as: settledAs } = row
  return {
    entry: toBankEntry(row),
    order: id && number ? { id, display_id: number, name: fullName(row, staffLanguage()) } : null,
    state: stateOf(row),
    to_return: is_part && (row.is_to_return || settledAs) ? amount : spare,
    can_undo: settledAs !== null || is_part || spare === Math.abs(amount),
  }
}

function stateOf({ settled_as: settledAs, is_to_return, is_part }: PlacedRow): PlacedEntry["state"] {
  if (settledAs) return settledAs
  if (is_to_return) return "to_return"
  return is_part ? "part" : "paid"
}
