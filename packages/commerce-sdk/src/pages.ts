import type { ListAnswer } from "./types/list-types.ts"

const PAGE_SIZE = 100

/**
 * Iterates over all rows of a list, loading pages on demand.
 * @example for await (const product of eachRow("products", (page) => client.products.list({ query: page }))) …
 */
export async function* eachRow<Name extends string, Row>(
  rows: Name,
  list: (page: { limit: number; offset: number }) => Promise<ListAnswer<Name, Row>>,
  pageSize = PAGE_SIZE,
): AsyncGenerator<Row, void> {
  for (let offset = 0; ; ) {
    const answer = await list({ limit: pageSize, offset })
    const page: Row[] = answer[rows]
    yield* page
    offset += page.length
    if (page.length === 0 || offset >= answer.count) return
  }
}
