import { setImmediate } from "node:timers/promises"

/** After so much work, by number or by time, other requests get their turn. */
const MOST_ITEMS = 20
const MOST_MS = 10

/**
 * Does a long piece of work item by item, so that the shop answers others meanwhile. Without `work` it is done by the
 * iteration itself.
 */
export async function inTurns<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void = () => undefined,
): Promise<void> {
  let [done, began] = [0, performance.now()]
  for (const item of items) {
    work(item)
    done += 1
    if (done < MOST_ITEMS && performance.now() - began < MOST_MS) continue
    await setImmediate()
    done = 0
    began = performance.now()
  }
}

/** As `inTurns`, and keeps what each item gives. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  await inTurns(items, (item) => results.push(work(item)))
  return results
}
