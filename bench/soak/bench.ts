import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Bench, BenchContext } from "../../tools/bench/context.ts"
import { type BenchReport, formatFigure, median, percentile } from "../../tools/bench/report.ts"
import { PriceTag } from "../freshness/price-tag.ts"
import { fillShelves } from "../purchase/medusa-backend.ts"
import { runCrowd } from "../purchase/run-crowd.ts"
import { drawCharts } from "./draw-charts.ts"
import type { Experience, PeopleOrder, PeopleResult } from "./people.ts"

/** `SOAK_MINUTES=3 npm run bench -- soak` for a try. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
const LOOK_EVERY_MS = 5_000
const LOOKS_PER_MINUTE = 12
const CHANGE_EVERY_MS = 20_000
/** The run has this number of parts: the second one, after the warm-up, is compared with the last. */
const PART = 6
const MOST_GROWTH_MB = 50
const MOST_SLOWER = 1.5
const PARTS = ["the storefront", "the back end"] as const

type Memory = Record<(typeof PARTS)[number], number[]>

/** Looks at the memory, and changes a price now and then, until the people have gone. */
async function watchPeople(context: BenchContext, people: Promise<PeopleResult>) {
  const memory: Memory = { "the storefront": [], "the back end": [] }
  const tag = await PriceTag.ofFirstProduct(context)
  const looking = setInterval(async () => {
    for (const part of PARTS) memory[part].push(await context.memoryOf(part))
  }, LOOK_EVERY_MS)
  const changes: Promise<boolean>[] = []
  const changing = setInterval(() => {
    changes.push(
      tag.change().then(
        () => true,
        () => false,
      ),
    )
  }, CHANGE_EVERY_MS)
  try {
    return { felt: await people, memory, changes: await Promise.all(changes) }
  } finally {
    clearInterval(looking)
    clearInterval(changing)
  }
}

/** The second and the last sixth of the run. */
const early = <Item>(items: readonly Item[]) =>
  items.slice(Math.floor(items.length / PART), Math.ceil((2 * items.length) / PART))
const late = <Item>(items: readonly Item[]) => items.slice(-Math.ceil(items.length / PART))

function changeRows(changes: readonly boolean[]): BenchReport {
  const refused = changes.filter((isMade) => !isMade).length
  return {
    rows: [
      { name: "prices changed in the admin", value: changes.length, unit: "", note: `${refused} refused` },
    ],
    goals: [{ text: "no change of the admin refused", actual: String(refused), met: refused === 0 }],
  }
}

const p95 = (values: readonly number[]) => (values.length > 0 ? percentile(values, 0.95) : 0)

function memoryRows(memory: Memory): BenchReport {
  const grown = PARTS.map((part) => ({
    part,
    before: median(early(memory[part])),
    after: median(late(memory[part])),
  }))
  return {
    rows: grown.map(({ part, before, after }) => ({
      name: `memory of ${part}`,
      value: after,
      unit: "MB",
      note: `in the last sixth of the time; ${formatFigure(before)} in the second`,
    })),
    goals: grown.map(({ part, before, after }) => ({
      text: `${part} grows by at most ${MOST_GROWTH_MB} MB`,
      actual: `${Math.round(after - before)} MB`,
      met: after - before <= MOST_GROWTH_MB,
    })),
  }
}

function answerRows(kind: string, { minutes, failures }: Experience): BenchReport {
  const [before, after] = [p95(early(minutes).flat()), p95(late(minutes).flat())]
  const all = minutes.flat()
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0)
  return {
    rows: [
      {
        name: kind,
        value: after,
        unit: "ms",
        ratio: after / before,
        note: `p95 in the last sixth, against the second; ${all.length} answers, p50 ${formatFigure(percentile(all, 0.5))} ms, ${failed} refused ${failed > 0 ? JSON.stringify(failures) : ""}`.trimEnd(),
      },
    ],
    goals: [
      {
        text: `${kind} at most ${MOST_SLOWER} × as slow at the end, none refused`,
        actual: `× ${formatFigure(after / before)}, ${failed} refused`,
        met: after <= MOST_SLOWER * before && failed === 0,
      },
    ],
  }
}

const bench: Bench = {
  title: `${MINUTES} minutes of everything at once`,
  run: async (context) => {
    await fillShelves(context.databaseUrl)
    const { shopUrl, backendUrl, publishableKey } = context
    const order: PeopleOrder = { shopUrl, door: { backendUrl, publishableKey }, minutes: MINUTES }
    const { felt, memory, changes } = await context.progress.step("People in the shop", () =>
      watchPeople(context, runCrowd<PeopleResult>(join(import.meta.dirname, "people.ts"), order, "soak")),
    )
    const kinds = Object.entries(felt)
    writeFileSync(
      join(import.meta.dirname, "last.svg"),
      drawCharts(MINUTES, [
        {
          title: "Memory, MB",
          lines: PARTS.map((name) => ({ name, values: memory[name], perMinute: LOOKS_PER_MINUTE })),
        },
        {
          title: "95 of 100 answers within, ms",
          lines: kinds.map(([name, { minutes }]) => ({ name, values: minutes.map(p95), perMinute: 1 })),
        },
      ]),
    )
    const reports = [
      memoryRows(memory),
      changeRows(changes),
      ...kinds.map(([kind, experience]) => answerRows(kind, experience)),
    ]
    return { rows: reports.flatMap(({ rows }) => rows), goals: reports.flatMap(({ goals }) => goals) }
  },
}

export default bench
