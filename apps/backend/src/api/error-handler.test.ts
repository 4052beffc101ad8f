import { createServer, type Socket } from "node:net"
import { knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaError } from "@medusajs/framework/utils"
import { expect, it, onTestFinished } from "vitest"
import { checkoutError } from "../domains/checkout-errors.ts"
import { ReadModelGapError } from "../modules/catalogue/read-model-gap.ts"
import { limitConnectionWait } from "../records/connection-wait.ts"
import { findOwnAnswer } from "./error-handler.ts"

const medusaError = (type: string, message: string) => new MedusaError(type, message)

it.each([
  [
    "an error of the checkout",
    checkoutError("cart_not_found", "There is no such cart"),
    404,
    "cart_not_found",
  ],
  [
    "a cart that somebody else is changing",
    medusaError(MedusaError.Types.UNEXPECTED_STATE, "Failed to acquire lock for key: cart_1"),
    409,
    "cart_busy",
  ],
  [
    "a cart whose lock Redis has lost meanwhile",
    medusaError(
      MedusaError.Types.CONFLICT,
      'Lost the lock for key(s) "payment:cart_1" while the job was still running: the lease expired',
    ),
    409,
    "cart_busy",
  ],
  [
    "a cart that another process orders at the same time, as PostgreSQL says it",
    medusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      'duplicate key value violates unique constraint "porteka_order_of_cart"',
    ),
    409,
    "cart_busy",
  ],
  [
    "the same, as Medusa says it",
    medusaError(
      MedusaError.Types.INVALID_DATA,
      "Order with metadata ->> 'cart_id'::text): cart_1, already exists.",
    ),
    409,
    "cart_busy",
  ],
  [
    "a cart that is an order by now",
    medusaError(MedusaError.Types.NOT_ALLOWED, "Cart cart_1 is already completed"),
    409,
    "cart_completed",
  ],
  [
    "a payment whose decision was lost on the way: asked again, it is found or made",
    medusaError(MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR, "Payment authorization failed"),
    503,
    "payment_undecided",
  ],
  ["a Redis that does not answer", new Error("Command timed out"), 503, "redis_unavailable"],
  [
    "a Redis that is gone",
    new Error(
      'Reached the max retries per request limit (which is 2). Refer to "maxRetriesPerRequest" option for details.',
    ),
    503,
    "redis_unavailable",
  ],
  [
    "a Redis that is full",
    new Error("OOM command not allowed when used memory > 'maxmemory'."),
    503,
    "redis_unavailable",
  ],
  [
    "a database that is restarted in the middle of a statement: whether it was executed is unknown",
    new Error('select "id" from "product" - terminating connection due to administrator command'),
    500,
    "database_connection_lost",
  ],
  [
    "a database whose machine is gone",
    new Error("update cart set … - Connection terminated unexpectedly"),
    500,
    "database_connection_lost",
  ],
  [
    "the next statement on a connection that was lost",
    new Error("ROLLBACK - Client has encountered a connection error and is not queryable"),
    500,
    "database_connection_lost",
  ],
  ["a disk that is full, of files", new Error("ENOSPC: no space left on device, write"), 500, "disk_full"],
  [
    "a disk that is full, of the database",
    new Error('insert into "cart" … - could not extend file "base/16384/17012": No space left on device'),
    500,
    "disk_full",
  ],
  ["a read model that lacks products", new ReadModelGapError("1 product is missing"), 503, "read_model_gap"],
])("%s", (_, error, status, code) => {
  expect(findOwnAnswer(error)).toMatchObject({ status, code, message: expect.stringMatching(/\w/) })
})

it("leaves everything else to Medusa", () => {
  const error = medusaError(MedusaError.Types.NOT_FOUND, "Product prod_1 was not found")
  expect(findOwnAnswer(error)).toBeUndefined()
})

it("gives up soon when the database has no connection for a call", async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve))
  const { port } = silent.address() as { port: number }
  const connection = { host: "127.0.0.1", port, user: "shop", connectionTimeoutMillis: 100 }
  const pool = knex({ client: "pg", connection, pool: { min: 0, max: 1, propagateCreateError: false } })
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    silent.close()
    await pool.destroy()
  })
  limitConnectionWait(pool, 0.05)
  const failure = await pool.raw("select 1").then(
    () => expect.unreachable("The server never answers"),
    (error: Error) => error,
  )
  expect(findOwnAnswer(failure)).toMatchObject({ status: 503, code: "database_unavailable" })
})
