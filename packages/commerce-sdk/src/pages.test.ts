import { expect, it } from "vitest"
import { eachRow } from "./pages.ts"

const SHELF = Array.from({ length: 7 }, (_, index) => index)

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = []
  for await (const row of rows) found.push(row)
  return found
}

it.each([1, 3, 7, 100])("gives every row once, in pages of %d", async (size) => {
  const asked: number[] = []
  const list = async ({ limit, offset }: { limit: number; offset: number }) => {
    asked.push(offset)
    return { rows: SHELF.slice(offset, offset + limit), count: SHELF.length, limit, offset }
  }
  expect(await all(eachRow("rows", list, size))).toEqual(SHELF)
  expect(asked).toHaveLength(Math.ceil(SHELF.length / size))
})

it("ends when rows go away meanwhile, and asks for no page that nobody wants", async () => {
  let calls = 0
  const list = async () => {
    calls++
    return { rows: calls === 1 ? [1, 2] : [], count: 9, limit: 2, offset: 0 }
  }
  expect(await all(eachRow("rows", list, 2))).toEqual([1, 2])
  calls = 0
  for await (const _ of eachRow("rows", list, 2)) break
  expect(calls).toBe(1)
})
