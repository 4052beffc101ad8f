import type { MedusaContainer } from "@medusajs/framework/types"
import {
  DESK_STAGES,
  DESK_STEPS,
  type DeskOrder,
  type DeskOrderPage,
  type DeskStage,
  type DeskStep,
} from "@porteka/commerce-sdk/wire"
import { fullName } from "@porteka/hungary"
import { recordOf } from "@porteka/shop"
import { LANGUAGES } from "@porteka/shop/languages"
import { ORDER_STAGE_MODULE } from "../../modules/order-stage/index.ts"
import { IS_TO_RETURN } from "../../records/bank-entry.sql.ts"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { queryRows } from "../../records/query-rows.ts"
import { staffLanguage } from "../../staff-language/staff-language.ts"
import { firstWaiting } from "./first-waiting.ts"
import { refreshStages } from "./refresh-stages.ts"
import { stagedAmong } from "./staged-orders.sql.ts"
import { SENT_IN_VAIN_AT } from "./take-back-parcel.ts"

const translatedName = () => `(
  select nullif(trim(words.translations->>'name'), '') from translation words
   where words.reference_id = option.id and words.deleted_at is null
     and words.locale_code = '${LANGUAGES[staffLanguage()].tag}' limit 1)`

/** SQL: rows of `staged` as they are shown: with the delivery's name in the staff's language, not in the order's, and part payments. */
const shown = (rows: string) => `
  select listed.*,
         (select coalesce(${translatedName()}, option.name, method.name) from order_shipping link
            join order_shipping_method method on method.id = link.shipping_method_id
            left join shipping_option option on option.id = method.shipping_option_id
           where link.order_id = listed.id and link.version = listed.version and link.deleted_at is null
             and method.data->>'code' is distinct from 'cash_on_delivery_fee'
           order by method.created_at limit 1) as delivery,
         (select coalesce(sum(part.amount), 0) from bank_entry part
           where part.order_id = listed.id and part.is_part and part.settled_at is null) as received_in_part,
         (select coalesce(sum(case when entry.is_part then entry.amount else entry.spare end), 0)
            from bank_entry entry cross join lateral (select listed.canceled_at) o
           where entry.order_id = listed.id and ${IS_TO_RETURN}) as transfer_to_return,
         exists (select from order_fulfillment link
                   join fulfillment f on f.id = link.fulfillment_id and f.metadata->>'${SENT_IN_VAIN_AT}' is not null
                  where link.order_id = listed.id and link.deleted_at is null) as came_back
    from (${rows}) listed`

/** Prepared in each language of the staff: planning it takes the database longer than executing it. */
const one = (): Prepared => ({
  name: `desk-order-${staffLanguage()}`,
  sql: `${stagedAmong("select cast(? as text) as id")} ${shown("select * from staged")}`,
})

/** One order with its current stage. */
export async function findDeskOrder(container: MedusaContainer, id: string): Promise<DeskOrder | undefined> {
  const [row] = await queryPrepared<DeskRow>(container, one(), [id])
  return row && toOrder(row)
}

const NUMBERED = `select id from "order" where display_id = any(string_to_array(?, ',')::int[])`

const toPay = () => `
  ${stagedAmong(`select order_id as id from order_stage where stage in ('to_pay', 'problem') union ${NUMBERED}`)}
  ${shown(`
    select * from staged
     where id in (${NUMBERED}) or due > 0 and not is_under_way and method is distinct from 'cash_on_delivery'`)}`

/** The orders with these numbers, and all that await a transfer. */
export async function findOrdersToPay(
  container: MedusaContainer,
  numbers: readonly number[],
): Promise<DeskOrder[]> {
  await refreshStages(container)
  const list = numbers.join(",")
  return (await queryRows<DeskRow>(container, toPay(), [list, list])).map(toOrder)
}

const SETTLED: readonly DeskStage[] = ["done", "cancelled"]

const these = () =>
  `${stagedAmong("select unnest(cast(? as text[])) as id")} ${shown("select * from staged")}`

/**
 * Orders of one stage, those waiting longest first; settled ones newest first.
 * @param stage without one, the first in which orders wait for the shop
 */
export async function listDeskOrders(
  container: MedusaContainer,
  { stage: asked, limit, offset }: { stage?: DeskStage | undefined; limit: number; offset: number },
): Promise<DeskOrderPage> {
  await refreshStages(container)
  const stages = container.resolve(ORDER_STAGE_MODULE)
  const stored = await stages.counts()
  const stage = asked ?? firstWaiting(stored)
  const ids = await stages.list(stage, {
    first: SETTLED.includes(stage) ? "newest" : "oldest",
    limit,
    offset,
  })
  const rows = ids.length === 0 ? [] : await queryRows<DeskRow>(container, these(), [ids])
  const orders = new Map(rows.map((row) => [row.id, toOrder(row)]))
  return {
    stage,
    orders: ids.flatMap((id) => orders.get(id) ?? []),
    counts: recordOf(DESK_STAGES, (one) => stored[one] ?? 0),
  }
}

const recent = () => `
  ${stagedAmong('select id from "order" where created_at > now() - make_interval(days => ?)')}
  ${shown("select * from staged")} order by created_at desc, id`

/** Every order of the last days, newest first. */
export async function listAllDeskOrders(container: MedusaContainer, days: number): Promise<DeskOrder[]> {
  return (await queryRows<DeskRow>(container, recent(), [days])).map(toOrder)
}

type Numeric =
  | "total"
  | "paid"
  | "refunded"
  | "due"
  | "received_in_part"
  | "transfer_to_return"
  | "coming_back"
type DeskRow = Omit<
  DeskOrder,
  Numeric | "created_at" | "name" | "steps" | "is_cancelled" | "packed_in_part"
> &
  Record<Numeric, string> & {
    created_at: Date
    canceled_at: Date | null
    first_name: string | null
    last_name: string | null
    /** Whether something is not packed yet. */
    is_unpacked: boolean
    /** Whether something is packed and not sent yet. */
    is_waiting: boolean
    /** Whether something is packed and not delivered yet. */
    is_under_way: boolean
  }

/** An unusual order is to be checked before its unpaid products leave the shop. */
const isToBeChecked = ({ canceled_at, due, is_unpacked, is_waiting }: DeskRow) =>
  canceled_at === null && Number(due) > 0 && (is_unpacked || is_waiting)

/** The steps that would change something in this order. */
function openSteps(
  { canceled_at, due, is_unpacked, is_waiting, is_under_way }: DeskRow,
  isMarked: boolean,
): DeskStep[] {
  if (canceled_at) return []
  const applies: Record<DeskStep, boolean> = {
    checked: isMarked,
    paid: Number(due) > 0,
    packed: is_unpacked,
    shipped: is_unpacked || is_waiting,
    delivered: is_under_way,
  }
  return DESK_STEPS.filter((step) => applies[step])
}

function toOrder(row: DeskRow): DeskOrder {
  const { id, display_id, created_at, email, method, delivery, stage, problems, came_back } = row
  const watch = isToBeChecked(row) ? row.watch : []
  return {
    id,
    display_id,
    name: fullName(row, staffLanguage()),
    email,
    method,
    delivery,
    stage,
    is_cancelled: row.canceled_at !== null,
    problems,
    came_back,
    packed_in_part: row.is_unpacked && row.is_waiting,
    watch,
    steps: openSteps(row, watch.length > 0),
    created_at: created_at.toISOString(),
    total: Number(row.total),
    paid: Number(row.paid),
    refunded: Number(row.refunded),
    due: Number(row.due),
    received_in_part: Number(row.received_in_part),
    transfer_to_return: Number(row.transfer_to_return),
    coming_back: Number(row.coming_back),
  }
}
