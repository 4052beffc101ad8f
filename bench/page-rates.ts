import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Bench, BenchContext } from "../tools/bench/context.ts"
import { type FullLoadFigures, fullLoad } from "../tools/bench/full-load.ts"
import type { Target } from "../tools/bench/load.ts"
import { pinServer } from "../tools/bench/pinning.ts"
import { processorSeconds } from "../tools/bench/processor-time.ts"
import { type BenchReport, formatFigure, median, type Row } from "../tools/bench/report.ts"
import { fetchRaw } from "./raw-answer.ts"

const ROUNDS = 3
const WARM_UP_SECONDS = 3
const MEASURE_SECONDS = 6
const CACHED_CONNECTIONS = 50
const RENDERED_CONNECTIONS = 10
const LEAST_OF_PLAIN = 0.6
const MOST_TIMES_PLAIN = 1.6
/** Above this the load tool is what is measured. */
const MOST_BUSY = 0.9

const HEADERS = { accept: "text/html", "accept-encoding": "br" }
/** Written by Node for each answer. */
const OF_THE_CONNECTION = ["connection", "date", "keep-alive", "transfer-encoding"]

/** What is measured, and whose processor time it takes. */
interface Side {
  target: Target
  processorSeconds: () => Promise<number>
}

type Figures = Omit<FullLoadFigures, "requests"> & {
  /** Of all servers together, for one answer. */
  processorMs: number
}

async function stockTarget({ backendUrl, publishableKey }: BenchContext): Promise<Target> {
  const headers = { "x-publishable-api-key": publishableKey }
  const { body } = await fetchRaw(`${backendUrl}/store/regions`, headers)
  const regionId = JSON.parse(body.toString()).regions[0].id
  const query = `limit=12&region_id=${regionId}&fields=*variants.calculated_price`
  return { url: `${backendUrl}/store/products?${query}`, headers, connections: RENDERED_CONNECTIONS }
}

/** Sends the very bytes and headers that the shop sends, without the shop. */
async function openPlainServer(pageUrl: string) {
  const { body, headers } = await fetchRaw(pageUrl, HEADERS)
  const sent = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name))
  const folder = await mkdtemp(join(tmpdir(), "porteka-bench-"))
  const file = join(folder, "page")
  await writeFile(file, body)
  const script = new URL("plain-server.ts", import.meta.url).pathname
  const args = [script, file, JSON.stringify(Object.fromEntries(sent))]
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] })
  const { pid } = child
  if (pid === undefined) throw new Error("The plain server did not start.")
  pinServer(pid)
  const [port] = await once(child.stdout, "data")
  const close = async () => {
    child.kill()
    await rm(folder, { recursive: true })
  }
  return { url: `http://127.0.0.1:${String(port).trim()}/`, pid, bytes: body.length, close }
}

async function measureOnce({ target, processorSeconds }: Side): Promise<Figures> {
  const before = await processorSeconds()
  const { requests, ...figures } = await fullLoad(target, MEASURE_SECONDS)
  return { ...figures, processorMs: (((await processorSeconds()) - before) * 1_000) / requests }
}

/** Rounds of all sides in turn, so that a slow minute of the machine meets all of them. */
async function measure(sides: Side[], report: (detail: string) => void): Promise<Figures[]> {
  for (const { target } of sides) await fullLoad(target, WARM_UP_SECONDS)
  const rounds: Figures[][] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    report(`round ${round} of ${ROUNDS}`)
    const figures: Figures[] = []
    for (const side of sides) figures.push(await measureOnce(side))
    rounds.push(figures)
  }
  return sides.map((_, index) => {
    const middle = (name: keyof Figures) => median(rounds.map((round) => round[index]?.[name] ?? 0))
    return {
      requestsPerSecond: middle("requestsPerSecond"),
      processorMs: middle("processorMs"),
      p50Ms: middle("p50Ms"),
      p99Ms: middle("p99Ms"),
      busy: middle("busy"),
    }
  })
}

export interface PageQuestion {
  /** A short name of the measured page: "the product page". */
  name: string
  findPath: (shopUrl: string) => string | Promise<string>
  /** How many times as fast as Medusa's stock list the rendered page has to be. */
  leastOfStock: number
  /** The processor time in which all servers together have to render it. */
  mostRenderedMs: number
}

/**
 * The speed of a page: from the cache compared with plain `node:http`, rendered compared with Medusa's own
 * list.
 */
export function pageBench(question: PageQuestion): Bench {
  const { name, findPath } = question
  return {
    title: `${name}: requests per second and processor time`,
    run: async (context) => {
      const path = await findPath(context.shopUrl)
      const pageUrl = context.shopUrl + path
      await fetchRaw(pageUrl, HEADERS)
      const plain = await openPlainServer(pageUrl)
      try {
        const uncachedUrl = (await context.openUncachedShop()) + path
        const ofShop = (url: string, connections: number): Side => ({
          target: { url, headers: HEADERS, connections },
          processorSeconds: context.processorSecondsOfAll,
        })
        const sides: Side[] = [
          {
            ...ofShop(plain.url, CACHED_CONNECTIONS),
            processorSeconds: async () => processorSeconds(plain.pid),
          },
          ofShop(pageUrl, CACHED_CONNECTIONS),
          ofShop(uncachedUrl, RENDERED_CONNECTIONS),
          { target: await stockTarget(context), processorSeconds: context.processorSecondsOfAll },
        ]
        const figures = await context.progress.step(`Measuring ${name.toLowerCase()}`, (report) =>
          measure(sides, report),
        )
        return reportOf(figures, plain.bytes, question)
      } finally {
        await plain.close()
      }
    },
  }
}

function reportOf(
  figures: Figures[],
  bytes: number,
  { leastOfStock, mostRenderedMs }: PageQuestion,
): BenchReport {
  const names = [
    `a  node:http, the same ${bytes} bytes and headers from memory`,
    "b  the shop, from the page cache",
    "c  the shop, page cache off",
    "d  Medusa's stock /store/products, 12 with prices",
  ]
  const baselines = [0, 0, 3, 3]
  const times = (name: "requestsPerSecond" | "processorMs", index: number) =>
    (figures[index]?.[name] ?? 0) / (figures[baselines[index] ?? 0]?.[name] ?? 0)
  const rows: Row[] = figures.map((figure, index) => ({
    name: names[index] ?? "",
    value: figure.requestsPerSecond,
    unit: "req/s",
    ratio: times("requestsPerSecond", index),
    note: `of ${"aadd"[index]}; ${formatFigure(figure.processorMs)} ms of processor time each, × ${formatFigure(times("processorMs", index))}; p50 ${formatFigure(figure.p50Ms)} ms, p99 ${formatFigure(figure.p99Ms)} ms; load tool ${Math.round(figure.busy * 100)} % busy`,
  }))
  const atLeast = (text: string, actual: number, least: number) => ({
    text: `${text} at least ${least} ×`,
    actual: formatFigure(actual),
    met: actual >= least,
  })
  const atMost = (text: string, actual: number, most: number, unit: string) => ({
    text: `${text} at most ${most} ${unit}`,
    actual: formatFigure(actual),
    met: actual <= most,
  })
  return {
    rows,
    goals: [
      atLeast("rate of b to a", times("requestsPerSecond", 1), LEAST_OF_PLAIN),
      atMost("processor time of b to a", times("processorMs", 1), MOST_TIMES_PLAIN, "×"),
      atLeast("rate of c to d", times("requestsPerSecond", 2), leastOfStock),
      atMost("processor time of c", figures[2]?.processorMs ?? 0, mostRenderedMs, "ms"),
      atMost(
        "the load tool's share of its core",
        Math.max(...figures.map(({ busy }) => busy)),
        MOST_BUSY,
        "of it",
      ),
    ],
  }
}
