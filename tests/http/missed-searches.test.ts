import { expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { Shopper } from "../fixtures/shopper.ts"

interface MissedSearches {
  missed_searches: { locale: string; query: string; count: number }[]
}

/** Not a word of any language, and different each time. */
const aWordInVain = () =>
  `qxzvw${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, "")}`

async function timesCounted(query: string): Promise<number> {
  const owner = await Administrator.signIn()
  const { missed_searches: found } = await owner.get<MissedSearches>("/missed-searches?locale=hu&limit=100")
  return found.find((search) => search.query === query)?.count ?? 0
}

test("a search without results counts when it is submitted, not while it is typed", async () => {
  const word = aWordInVain()
  const shopper = new Shopper()
  expect(JSON.parse((await shopper.send(`/api/search?locale=hu&q=${word}`)).text)).toMatchObject({ count: 0 })
  expect(await timesCounted(word)).toBe(0)
  expect((await shopper.send(`/hu/search?q=${word}`)).status).toBe(200)
  expect(await timesCounted(word)).toBe(1)
})

test("a question that a page of the shop answers says nothing about the products", async () => {
  const question = "mikor van nyitva a bolt"
  expect((await new Shopper().send(`/hu/search?q=${encodeURIComponent(question)}`)).status).toBe(200)
  expect(await timesCounted(question)).toBe(0)
})

test("a search emptied by a filter says nothing about the products", async () => {
  const word = aWordInVain()
  expect((await new Shopper().send(`/hu/search?q=${word}&in_stock=1`)).status).toBe(200)
  expect(await timesCounted(word)).toBe(0)
})
