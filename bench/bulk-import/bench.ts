import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Bench } from "../../tools/bench/context.ts"
import { type BenchReport, formatFigure, median, percentile } from "../../tools/bench/report.ts"
import { findFreePort } from "../../tools/processes/ports.ts"
import { askList, timeInTurns } from "../large-catalogue/list-times.ts"
import { LIST_QUESTIONS, searchQuestions } from "../large-catalogue/questions.ts"
import {
  downloadTable,
  importProducts,
  indexFromNothing,
  type Measured,
  raisePrices,
  restartBackend,
  type Shop,
} from "./bulk-work.ts"
import { Owner } from "./owner.ts"

/** More by BULK_PRODUCTS. */
const USUAL_COUNT = 1_000
/** What an owner changes at once, even in a larger shop. */
const MOST_PRICES = 10_000
const MOST_TURN_MS = 50
const THOUSAND = 1000
const WATCH = pathToFileURL(join(import.meta.dirname, "watch-turns.ts")).href

const count = Number(process.env.BULK_PRODUCTS ?? USUAL_COUNT)
const priceCount = Math.min(count, MOST_PRICES)

const rowOf = ({ name, seconds, longestMs, tooLong, collecting }: Measured) => ({
  name,
  value: seconds,
  unit: "s",
  note: `longest turn ${formatFigure(longestMs)} ms, ${tooLong} longer than ${MOST_TURN_MS} ms (${collecting} by garbage collection)`,
})

const LIST_ROUNDS = 40
const SEARCH_ROUNDS = 3
const SLOWEST = 0.99

const timesOf = (name: string, times: readonly number[]) => ({
  name: `${name}, median`,
  value: median(times),
  unit: "ms",
  note: `p99 ${formatFigure(percentile(times, SLOWEST))} ms`,
})

/** Lists and search of the shop that now has all these products. */
async function timeLists(url: string): Promise<BenchReport["rows"]> {
  const { products } = await askList(url, { page_size: "60", locale: "hu" })
  const [lists = []] = await timeInTurns([url], LIST_QUESTIONS, LIST_ROUNDS)
  const terms = searchQuestions(products.map(({ title }) => title))
  const [searches = []] = await timeInTurns([url], terms, SEARCH_ROUNDS)
  return [timesOf("a list", lists.flat()), timesOf(`a search, ${terms.length} terms`, searches.flat())]
}

const bench: Bench = {
  title: `${count.toLocaleString("en-US")} products through the admin's product table`,
  run: async ({ progress, openBackend, adminEmail, adminPassword, memoryOf, restart }) => {
    const turnsPort = await findFreePort()
    let databaseUrl = ""
    const prepare = async (copy: string) => {
      databaseUrl = copy
    }
    const env = { TURNS_PORT: String(turnsPort), NODE_OPTIONS: `--import=${WATCH}` }
    const url = await openBackend("bulk", prepare, env)
    const owner = await Owner.signIn(url, adminEmail, adminPassword)
    const shop: Shop = { url, databaseUrl, turnsUrl: `http://127.0.0.1:${turnsPort}`, owner }
    const before = await memoryOf("the back end")
    const imported = await progress.step("New products", (report) => importProducts(shop, count, report))
    const dearer = await progress.step("New prices", (report) => raisePrices(shop, priceCount, report))
    const table = await progress.step("Downloading all products", () => downloadTable(shop))
    const indexed = await progress.step("Indexing from nothing", (report) =>
      indexFromNothing(shop, count, report),
    )
    const memory = await memoryOf("the back end")
    const lists = await progress.step("Asking for lists", () => timeLists(url))
    const opening = await progress.step("Restarting the back end", () =>
      restartBackend(shop, count, () => restart("the back end")),
    )
    const restarted = await memoryOf("the back end")
    const all = [...imported, ...dearer, table, indexed]
    const longest = Math.max(...all.map(({ longestMs }) => longestMs))
    return {
      rows: [
        ...all.map(rowOf),
        ...lists,
        { name: "restart of the back end until it lists all products", value: opening, unit: "s" },
        {
          name: "memory of the back end",
          value: memory,
          unit: "MB",
          note: `${formatFigure(before)} MB before, ${formatFigure(restarted)} MB after a restart`,
        },
        {
          name: "memory for each 1 000 products, after a restart",
          value: ((restarted - before) / count) * THOUSAND,
          unit: "MB",
        },
      ],
      goals: [
        {
          text: `no turn longer than ${MOST_TURN_MS} ms of processor time`,
          actual: formatFigure(longest),
          met: longest <= MOST_TURN_MS,
        },
      ],
    }
  },
}

export default bench
