import { join } from "node:path"
import type { Bench, BenchContext } from "../../tools/bench/context.ts"
import type { BenchReport } from "../../tools/bench/report.ts"
import { runCrowd } from "../purchase/run-crowd.ts"
import type { FloodOrder, FloodResult } from "./flood.ts"

const ROUNDS = 3
const SECONDS = 40
const CONNECTIONS = 40
const LOOK_EVERY_MS = 500
/** Resident megabytes. */
const LIMITS = { "the storefront": 400, "the back end": 600 } as const
type Part = keyof typeof LIMITS
const PARTS = Object.keys(LIMITS) as Part[]

type Memory = Record<Part, number>

const look = async ({ memoryOf }: BenchContext): Promise<Memory> => ({
  "the storefront": await memoryOf("the storefront"),
  "the back end": await memoryOf("the back end"),
})

async function flood(context: BenchContext, round: number) {
  const most = await look(context)
  const timer = setInterval(async () => {
    const now = await look(context)
    for (const part of PARTS) most[part] = Math.max(most[part], now[part])
  }, LOOK_EVERY_MS)
  try {
    const order: FloodOrder = { shopUrl: context.shopUrl, seconds: SECONDS, connections: CONNECTIONS, round }
    const script = join(import.meta.dirname, "flood.ts")
    return { most, ...(await runCrowd<FloodResult>(script, order, "flood")) }
  } finally {
    clearInterval(timer)
  }
}

const bench: Bench = {
  title: "Memory under floods of invented addresses",
  run: (context) =>
    context.progress.step("Flooding", async (report): Promise<BenchReport> => {
      const before = await look(context)
      const floods: Awaited<ReturnType<typeof flood>>[] = []
      for (let round = 1; round <= ROUNDS; round += 1) {
        report(`flood ${round} of ${ROUNDS}`)
        floods.push(await flood(context, round))
      }
      const row = (name: string, memory: Memory, note: string) =>
        PARTS.map((part) => ({ name: `${name}: ${part}`, value: memory[part], unit: "MB", note }))
      return {
        rows: [
          ...row("before", before, ""),
          ...floods.flatMap(({ most, asked, statuses }, index) =>
            row(`flood ${index + 1}`, most, `most, of ${asked} addresses: ${JSON.stringify(statuses)}`),
          ),
        ],
        goals: PARTS.map((part) => {
          const most = Math.max(...floods.map((one) => one.most[part]))
          return {
            text: `${part} at most ${LIMITS[part]} MB`,
            actual: `${Math.round(most)} MB`,
            met: most <= LIMITS[part],
          }
        }),
      }
    }),
}

export default bench
