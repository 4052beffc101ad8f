import { setImmediate } from "node:timers/promises"

/** After this number of items or this time, other requests can run. */
const MOST_ITEMS = 20
const MOST_MS = 10

/**
 * Does long work item by item, with pauses in which the shop answers other requests. Without `work` the
 * iteration itself is the work.
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

/** Like `inTurns`, and collects the results. */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  await inTurns(items, (item) => results.push(work(item)))
  return results
}
