import type { CatalogueList } from "@porteka/commerce-sdk"
import type { Bench, BenchContext } from "../../tools/bench/context.ts"
import { formatFigure, median, percentile } from "../../tools/bench/report.ts"
import { generateProducts } from "./generate.ts"
import { askList, timeInTurns, waitForProducts } from "./list-times.ts"
import { LIST_QUESTIONS, searchQuestions } from "./questions.ts"

const SMALL = 1_000
const LARGE = 100_000
const LOAD_TIMEOUT_MS = 180_000
const ROUNDS = 40
const MOST_OF_SMALL = 2
const MOST_SEARCH_MS = 50
const SEARCH_SHARE = 0.95

/** A back end whose shop has so many products. */
async function openCatalogue(
  { openBackend, progress }: BenchContext,
  name: string,
  count: number,
): Promise<string> {
  return await progress.step(`Making ${count.toLocaleString("en-US")} products`, async (report) => {
    const url = await openBackend(name, (databaseUrl) =>
      generateProducts(databaseUrl, count, (done) => report(done.toLocaleString("en-US"))),
    )
    report("reading the lists")
    await waitForProducts(url, count, LOAD_TIMEOUT_MS)
    return url
  })
}

const bench: Bench = {
  title: "A large catalogue: lists and search inside the back end",
  run: async (context) => {
    const small = await openCatalogue(context, "small", SMALL)
    const large = await openCatalogue(context, "large", LARGE)
    const lists = await context.progress.step("Measuring lists", () =>
      timeInTurns([small, large], LIST_QUESTIONS, ROUNDS),
    )
    const sample: CatalogueList = await askList(small, { page_size: "60", locale: "hu" })
    const searches = searchQuestions(sample.products.map(({ title }) => title))
    const found = await context.progress.step("Measuring the search", () =>
      timeInTurns([small, large], searches, 1),
    )

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
      ],
    }
  },
}

export default bench
