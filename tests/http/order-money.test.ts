import type pg from "pg"
import { describe, expect, test } from "vitest"
import { withConnection } from "../../tools/postgres/connection.ts"
import { stack } from "../fixtures/stack.ts"

/**
 * The definition of captured, refunded and kept money (apps/backend/src/records/order-money.sql.ts) on payments of
 * every kind. Temporary tables hide the shop's own from it.
 */

/** Imported by its address, because to the compiler of the tests the back end's sources are CommonJS. */
const SOURCE = new URL("../../apps/backend/src/records/order-money.sql.ts", import.meta.url).href
const { IS_REFUNDED_WHOLE, MONEY_OF_ORDER } = (await import(SOURCE)) as Record<string, string>

const TABLES = ["order_payment_collection", "payment", "capture", "refund"]

type Payment = {
  amount: number
  isMarked?: boolean
  isDeleted?: boolean
  captures?: number[]
  refunds?: number[]
  deletedRefunds?: number[]
}

async function moneyOf(payments: readonly Payment[]) {
  return await withConnection(stack.databaseUrl, async (client) => {
    for (const table of TABLES)
      await client.query(`create temporary table ${table} (like public.${table} including defaults)`)
    await client.query(
      `insert into order_payment_collection (id, order_id, payment_collection_id)
       values ('one', 'order_1', 'collection_1'), ('other', 'order_2', 'collection_2')`,
    )
    for (const [index, payment] of payments.entries()) await write(client, `pay_${index}`, payment)
    const { rows } = await client.query(
      `select captured::float8, refunded::float8, kept::float8, ${IS_REFUNDED_WHOLE} as is_refunded_whole
         from (values ('order_1')) o (id) cross join lateral (${MONEY_OF_ORDER}) money`,
    )
    return rows[0]
  })
}

async function write(client: pg.Client, id: string, given: Payment): Promise<void> {
  const {
    amount,
    isMarked = true,
    isDeleted = false,
    captures = [],
    refunds = [],
    deletedRefunds = [],
  } = given
  const amounts = (sum: number) => [sum, JSON.stringify({ value: String(sum) })]
  await client.query(
    `insert into payment (id, payment_collection_id, payment_session_id, provider_id, currency_code, amount, raw_amount,
                          captured_at, deleted_at)
     values ($1, 'collection_1', $1, 'card', 'huf', $2, $3, case when $4 then now() end, case when $5 then now() end)`,
    [id, ...amounts(amount), isMarked, isDeleted],
  )
  for (const [index, sum] of captures.entries())
    await client.query(`insert into capture (id, payment_id, amount, raw_amount) values ($1, $2, $3, $4)`, [
      `capt_${id}_${index}`,
      id,
      ...amounts(sum),
    ])
  for (const [index, sum] of [...refunds, ...deletedRefunds].entries())
    await client.query(
      `insert into refund (id, payment_id, amount, raw_amount, deleted_at)
       values ($1, $2, $3, $4, case when $5 then now() end)`,
      [`ref_${id}_${index}`, id, ...amounts(sum), index >= refunds.length],
    )
}

describe("the money of an order", () => {
  test.each<[string, Payment[], { captured: number; refunded: number; whole: boolean }]>([
    ["without payments", [], { captured: 0, refunded: 0, whole: false }],
    ["that is authorized", [{ amount: 900, isMarked: false }], { captured: 0, refunded: 0, whole: false }],
    ["that was paid", [{ amount: 900, captures: [900] }], { captured: 900, refunded: 0, whole: false }],
    [
      "whose capture the provider has not confirmed yet",
      [{ amount: 900, isMarked: false, captures: [900] }],
      { captured: 0, refunded: 0, whole: false },
    ],
    [
      "of which a part was captured",
      [{ amount: 900, isMarked: false, captures: [300] }],
      { captured: 300, refunded: 0, whole: false },
    ],
    [
      "that was paid twice and partly refunded",
      [
        { amount: 900, captures: [900], refunds: [100, 50] },
        { amount: 400, captures: [400] },
      ],
      { captured: 1300, refunded: 150, whole: false },
    ],
    [
      "that was refunded completely, in parts",
      [
        { amount: 900, captures: [900], refunds: [100, 800] },
        { amount: 400, captures: [400], refunds: [400] },
      ],
      { captured: 1300, refunded: 1300, whole: true },
    ],
    [
      "with records that were deleted",
      [
        { amount: 900, captures: [900], deletedRefunds: [900] },
        { amount: 400, isDeleted: true, captures: [400] },
      ],
      { captured: 900, refunded: 0, whole: false },
    ],
    ["that cost nothing", [{ amount: 0, captures: [] }], { captured: 0, refunded: 0, whole: false }],
  ])("%s", async (_, payments, { captured, refunded, whole }) => {
    const kept = captured - refunded
    expect(await moneyOf(payments)).toEqual({ captured, refunded, kept, is_refunded_whole: whole })
  })
})
