import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Bench, BenchContext } from "../tools/bench/context.ts"
import { type LoadFigures, load, type Target } from "../tools/bench/load.ts"
import { pinServer } from "../tools/bench/pinning.ts"
import { formatFigure, median, type Row } from "../tools/bench/report.ts"
import { fetchRaw } from "./raw-answer.ts"

const ROUNDS = 3
const WARM_UP_SECONDS = 3
const MEASURE_SECONDS = 6
const CACHED_CONNECTIONS = 50
const RENDERED_CONNECTIONS = 10
const LEAST_OF_PLAIN = 0.6

const HEADERS = { accept: "text/html", "accept-encoding": "br" }

async function stockTarget({ backendUrl, publishableKey }: BenchContext): Promise<Target> {
  const headers = { "x-publishable-api-key": publishableKey }
  const { body } = await fetchRaw(`${backendUrl}/store/regions`, headers)
  const regionId = JSON.parse(body.toString()).regions[0].id
  const query = `limit=12&region_id=${regionId}&fields=*variants.calculated_price`
  return { url: `${backendUrl}/store/products?${query}`, headers, connections: RENDERED_CONNECTIONS }
}

/** Serves the very bytes the shop sends, without the shop. */
async function openPlainServer(pageUrl: string) {
  const { body, headers } = await fetchRaw(pageUrl, HEADERS)
  const folder = await mkdtemp(join(tmpdir(), "porteka-bench-"))
  const file = join(folder, "page")
  await writeFile(file, body)
  const script = new URL("plain-server.ts", import.meta.url).pathname
  const args = [script, file, headers["content-type"] ?? "", headers["content-encoding"] ?? ""]
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] })
  if (child.pid) pinServer(child.pid)
  const [port] = await once(child.stdout, "data")
  const close = async () => {
    child.kill()
    await rm(folder, { recursive: true })
  }
  return { url: `http://127.0.0.1:${String(port).trim()}/`, bytes: body.length, close }
}

/** Rounds of all targets in turn, so that a slow minute of the machine meets all of them. */
async function measure(targets: Target[], report: (detail: string) => void): Promise<LoadFigures[]> {
  for (const target of targets) await load(target, WARM_UP_SECONDS)
  const rounds: LoadFigures[][] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    report(`round ${round} of ${ROUNDS}`)
    const figures: LoadFigures[] = []
    for (const target of targets) figures.push(await load(target, MEASURE_SECONDS))
    rounds.push(figures)
  }
  return targets.map((_, index) => {
    const middle = (name: keyof LoadFigures) => median(rounds.map((round) => round[index]?.[name] ?? 0))
    return { requestsPerSecond: middle("requestsPerSecond"), p50Ms: middle("p50Ms"), p99Ms: middle("p99Ms") }
  })
}

export interface PageQuestion {
  /** A short name of the measured page: "the product page". */
  name: string
  findPath: (shopUrl: string) => string | Promise<string>
  /** How many times as fast as Medusa's stock list the rendered page has to be. */
  leastOfStock: number
}

/**
 * The speed of a page: from the cache compared with plain `node:http`, rendered compared with Medusa's own
 * list.
 */
export function pageBench({ name, findPath, leastOfStock }: PageQuestion): Bench {
  return {
    title: `${name}: requests per second`,
    run: async (context) => {
      const path = await findPath(context.shopUrl)
      const pageUrl = context.shopUrl + path
      await fetchRaw(pageUrl, HEADERS)
      const plain = await openPlainServer(pageUrl)
      try {
        const uncachedUrl = (await context.openUncachedShop()) + path
        const targets: Target[] = [
          { url: plain.url, headers: HEADERS, connections: CACHED_CONNECTIONS },
          { url: pageUrl, headers: HEADERS, connections: CACHED_CONNECTIONS },
          { url: uncachedUrl, headers: HEADERS, connections: RENDERED_CONNECTIONS },
          await stockTarget(context),
        ]
        const figures = await context.progress.step(`Measuring ${name.toLowerCase()}`, (report) =>
          measure(targets, report),
        )
        return reportOf(figures, plain.bytes, leastOfStock)
      } finally {
        await plain.close()
      }
    },
  }
}

function reportOf(figures: LoadFigures[], bytes: number, leastOfStock: number) {
  const rate = (index: number) => figures[index]?.requestsPerSecond ?? 0
  const names = [
    `a  node:http, the same ${bytes} bytes from memory`,
    "b  the shop, from the page cache",
    "c  the shop, page cache off",
    "d  Medusa's stock /store/products, 12 with prices",
  ]
  const baselines = [0, 0, 3, 3]
  const rows: Row[] = figures.map((figure, index) => ({
    name: names[index] ?? "",
    value: figure.requestsPerSecond,
    unit: "req/s",
    ratio: rate(index) / rate(baselines[index] ?? 0),
    note: `of ${"aadd"[index]}; p50 ${figure.p50Ms} ms, p99 ${figure.p99Ms} ms`,
  }))
  const ofPlain = rate(1) / rate(0)
  const ofStock = rate(2) / rate(3)
  return {
    rows,
    goals: [
      {
        text: `b at least ${LEAST_OF_PLAIN} × a`,
        actual: formatFigure(ofPlain),
        met: ofPlain >= LEAST_OF_PLAIN,
      },
      {
        text: `c at least ${leastOfStock} × d`,
        actual: formatFigure(ofStock),
        met: ofStock >= leastOfStock,
      },
    ],
  }
}
