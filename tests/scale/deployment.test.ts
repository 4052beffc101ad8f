// @module-tag scale
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { expect, test } from "vitest"
import { waitUntil } from "../../tools/processes/wait.ts"
import { countHeld, holdWrites, releaseWrites } from "../faults/held-writes.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton, WORDS } from "../fixtures/purchase.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { readProduct, type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { signalServer } from "./servers.ts"

const BUYERS = 2
const READERS = 1
/** Between two pages of a reader and two orders of a buyer: much shorter than a server is away, so that each absence is met. */
const PAUSE_MS = { reader: 150, buyer: 1_000 }
/** More than is bought before the last server runs again. */
const AMPLE_STOCK = 10_000
const READY_TIMEOUT_MS = 90_000
const TEST_TIMEOUT_MS = 400_000
const PAGES = ["/hu", "/en", "/hu/products", "/api/session", "/hu/checkout"]
const CHOICE = { delivery: "pickup", payment: "bank_transfer" } as const

/**
 * In the order of a deployment (docs/operations.md), each with its log and the line it writes there when it
 * answers.
 */
const SERVERS = [
  ["the back end (worker)", "worker", "backend.log", "Server is ready"],
  ["the back end (server-1)", "server-1", "backend.log", "Server is ready"],
  ["the back end (server-2)", "server-2", "backend.log", "Server is ready"],
  ["storefront-1", "storefront-1", "storefront.log", "The storefront is open."],
  ["storefront-2", "storefront-2", "storefront.log", "The storefront is open."],
] as const

const countOf = (text: string, part: string) => text.split(part).length - 1

/** Stops one server, as a deployment does; its supervisor starts it again. */
async function replace([name, folder, log, words]: (typeof SERVERS)[number]): Promise<void> {
  const file = join(stack.logsFolder, folder, log)
  const starts = () => (existsSync(file) ? countOf(readFileSync(file, "utf8"), words) : 0)
  const before = starts()
  await signalServer(name, "SIGTERM")
  if (!(await waitUntil(() => starts() > before, READY_TIMEOUT_MS)))
    throw new Error(`${name} does not come back; see ${file}.`)
}

/** A shopper who records every answer that no shopper should get. */
class Witness extends Shopper {
  readonly failures: string[] = []
  answers = 0

  override async send(...asked: Parameters<Shopper["send"]>): Promise<Answer> {
    const what = `${asked[1]?.method ?? "GET"} ${asked[0]}`
    try {
      const answer = await super.send(...asked)
      this.answers += 1
      if (answer.status >= 400) this.failures.push(`${what}: ${answer.status}`)
      return answer
    } catch (error) {
      this.failures.push(`${what}: ${error}`)
      throw error
    }
  }
}

async function order(shopper: Shopper, testProduct: TestProduct): Promise<string> {
  const person = newPerson()
  await fillCart(shopper, "hu", [testProduct])
  const page = await pressOrderButton(shopper, await giveDetails(shopper, "hu", CHOICE, person))
  expect(page.text).toContain(WORDS.hu.thanks)
  return person.email
}

async function countOrders(emails: string[]) {
  const rows = await sql<{ email: string; orders: number }>(
    `select email, count(*)::int as orders from "order" where email = any($1) group by email`,
    [emails],
  )
  return Object.fromEntries(rows.map(({ email, orders }) => [email, orders]))
}

test("every server is replaced while people read and buy: nothing fails, each order exists once", {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const testProducts = await testProductsOf("faults")
  const administrator = await Administrator.signIn()
  for (const { sku } of testProducts) await administrator.setStock(sku, AMPLE_STOCK)
  // Earlier files may have sold it out. While the worker is away, pages do not follow the stock.
  for (const { handle, sku } of testProducts) {
    const stockOf = async () => (await readProduct(handle)).variants.find((one) => one.sku === sku)?.stock
    await expect.poll(stockOf).toBeGreaterThanOrEqual(AMPLE_STOCK)
  }
  const emails: string[] = []
  const witnesses: Witness[] = []
  let isOver = false
  const read = async (_: unknown, index: number) => {
    const reader = new Witness()
    witnesses.push(reader)
    for (let asked = index; !isOver; asked += 1) {
      await reader.send(PAGES[asked % PAGES.length] ?? "/hu")
      await delay(PAUSE_MS.reader)
    }
  }
  const buy = async (_: unknown, index: number) => {
    for (let bought = index; !isOver; bought += BUYERS) {
      const shopper = new Witness()
      witnesses.push(shopper)
      const testProduct = testProducts[bought % testProducts.length]
      if (testProduct) emails.push(await order(shopper, testProduct))
      await delay(PAUSE_MS.buyer)
    }
  }
  const deploy = async () => {
    try {
      for (const server of SERVERS) await replace(server)
    } finally {
      isOver = true
    }
  }
  const people = [...Array.from({ length: READERS }, read), ...Array.from({ length: BUYERS }, buy)]
  const ends = await Promise.allSettled([deploy(), ...people])

  expect(witnesses.flatMap(({ failures }) => failures)).toEqual([])
  for (const end of ends) if (end.status === "rejected") throw end.reason
  expect(emails.length).toBeGreaterThan(SERVERS.length)
  expect(await countOrders(emails)).toEqual(Object.fromEntries(emails.map((email) => [email, 1])))
})

test("the back ends die while an order is placed: its shopper is not refused for the locks that they leave", {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const [testProduct] = await testProductsOf("faults")
  if (!testProduct) throw new Error("The shop has too few products.")
  await (await Administrator.signIn()).setStock(testProduct.sku, AMPLE_STOCK)
  const shopper = new Shopper()
  await fillCart(shopper, "hu", [testProduct])
  const person = newPerson()
  const summary = await giveDetails(shopper, "hu", CHOICE, person)

  const write = { table: "order", when: "insert" } as const
  await holdWrites(write)
  const pressed = pressOrderButton(shopper, summary)
  expect(await waitUntil(async () => (await countHeld()) > 0, READY_TIMEOUT_MS)).toBe(true)
  for (const [name, folder] of SERVERS) if (folder.startsWith("server")) await signalServer(name, "SIGKILL")
  await releaseWrites(write)
  expect((await pressed).status).toBe(503)

  let page: Answer | undefined
  const isAnswered = async () => {
    page = await pressOrderButton(shopper, summary)
    return page.status !== 503
  }
  expect(await waitUntil(isAnswered, READY_TIMEOUT_MS)).toBe(true)
  expect(page?.text).toContain(WORDS.hu.thanks)
  expect(await countOrders([person.email])).toEqual({ [person.email]: 1 })
})
