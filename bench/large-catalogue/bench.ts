import type { CatalogueList } from "@porteka/commerce-sdk"
import type { Bench, BenchContext } from "../../tools/bench/context.ts"
import { type BenchReport, formatFigure, median, percentile } from "../../tools/bench/report.ts"
import { followBulkChange } from "./bulk-change.ts"
import { generateProducts } from "./generate.ts"
import { askList, timeInTurns, waitForProducts } from "./list-times.ts"
import { LIST_QUESTIONS, searchQuestions } from "./questions.ts"

const SMALL = 1_000
const LARGE = 100_000
const LOAD_TIMEOUT_MS = 180_000
const ROUNDS = 40
const MS_PER_SECOND = 1000
const MOST_OF_SMALL = 2
const MOST_SEARCH_MS = 50
/** Products that change at once. */
const CHANGES = [50, 1_000, 10_000]
const MOST_WAIT_MS = 50
const SEARCH_SHARE = 0.95

interface Catalogue {
  url: string
  databaseUrl: string
}

/** A back end whose shop has this number of products. */
async function openCatalogue(
  { openBackend, progress }: BenchContext,
  name: string,
  count: number,
): Promise<Catalogue> {
  return await progress.step(`Making ${count.toLocaleString("en-US")} products`, async (report) => {
    let databaseUrl = ""
    const url = await openBackend(name, (copy) => {
      databaseUrl = copy
      return generateProducts(copy, count, (done) => report(done.toLocaleString("en-US")))
    })
    report("reading the lists")
    await waitForProducts(url, count, LOAD_TIMEOUT_MS)
    return { url, databaseUrl }
  })
}

/** The large catalogue's back end was opened last: the context measures its processor time. */
async function followChanges(
  { progress, processorSecondsOf }: BenchContext,
  { url, databaseUrl }: Catalogue,
) {
  return await progress.step("Changing many products", async (report) => {
    const rows: BenchReport["rows"] = []
    let longest = 0
    for (const count of CHANGES) {
      report(count.toLocaleString("en-US"))
      const { longestWaitMs, processorSeconds } = await followBulkChange(url, databaseUrl, count, () =>
        processorSecondsOf("the back end"),
      )
      longest = Math.max(longest, longestWaitMs)
      rows.push({
        name: `${count.toLocaleString("en-US")} changes, processor time of each`,
        value: (processorSeconds * MS_PER_SECOND) / count,
        unit: "ms",
        note: `all ${formatFigure(processorSeconds)} s; another call waited ${formatFigure(longestWaitMs)} ms at most`,
      })
    }
    return { rows, longest }
  })
}

const bench: Bench = {
  title: "A large catalogue: lists, search and many changes inside the back end",
  run: async (context) => {
    const small = await openCatalogue(context, "small", SMALL)
    const large = await openCatalogue(context, "large", LARGE)
    const lists = await context.progress.step("Measuring lists", () =>
      timeInTurns([small.url, large.url], LIST_QUESTIONS, ROUNDS),
    )
    const sample: CatalogueList = await askList(small.url, { page_size: "60", locale: "hu" })
    const searches = searchQuestions(sample.products.map(({ title }) => title))
    const found = await context.progress.step("Measuring the search", () =>
      timeInTurns([small.url, large.url], searches, 1),
    )

    const changes = await followChanges(context, large)

    const [ofSmall, ofLarge] = lists.map((times) => times.map(median))
    const ratios = LIST_QUESTIONS.map((_, index) => (ofLarge?.[index] ?? 0) / (ofSmall?.[index] ?? 1))
    const searchMs = found.map((times) => times.flat())
    const p95 = searchMs.map((times) => percentile(times, SEARCH_SHARE))
    return {
      rows: [
        ...LIST_QUESTIONS.map(({ name }, index) => ({
          name: `list, ${name}`,
          value: ofLarge?.[index] ?? 0,
          unit: "ms",
          ratio: ratios[index],
          note: `of ${formatFigure(ofSmall?.[index] ?? 0)} ms at ${SMALL.toLocaleString("en-US")} products`,
        })),
        {
          name: `search, p95 of ${searches.length} terms`,
          value: p95[1] ?? 0,
          unit: "ms",
          ratio: (p95[1] ?? 0) / (p95[0] ?? 1),
          note: `median ${formatFigure(median(searchMs[1] ?? []))} ms`,
        },
        ...changes.rows,
      ],
      goals: [
        {
          text: `no list takes more than ${MOST_OF_SMALL} × as long as at ${SMALL.toLocaleString("en-US")}`,
          actual: formatFigure(Math.max(...ratios)),
          met: Math.max(...ratios) <= MOST_OF_SMALL,
        },
        {
          text: `search p95 at most ${MOST_SEARCH_MS} ms`,
          actual: formatFigure(p95[1] ?? 0),
          met: (p95[1] ?? Number.POSITIVE_INFINITY) <= MOST_SEARCH_MS,
        },
        {
          text: `no other call waits longer than ${MOST_WAIT_MS} ms while lists follow many changes`,
          actual: formatFigure(changes.longest),
          met: changes.longest <= MOST_WAIT_MS,
        },
      ],
    }
  },
}

export default bench
