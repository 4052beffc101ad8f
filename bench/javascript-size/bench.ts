import { brotliCompressSync } from "node:zlib"
import type { Bench, BenchContext } from "../../tools/bench/context.ts"
import { formatFigure } from "../../tools/bench/report.ts"
import { fetchRaw } from "../raw-answer.ts"
import { importsOf, scriptsOf } from "./page-scripts.ts"
import { ONE_STORE_CALL, SDK_BUDGET_KIB, weighBundle } from "./sdk-bundle.ts"

const BUDGET_KIB = 120
const BYTES_PER_KIB = 1024

/** Bytes on the wire; what the server sends uncompressed is compressed here, as a proxy would. */
async function weigh(url: string): Promise<{ bytes: number; imports: string[] }> {
  const compressed = await fetchRaw(url, { "accept-encoding": "br" })
  const plain = await fetchRaw(url, { "accept-encoding": "identity" })
  const isCompressed = compressed.headers["content-encoding"] === "br"
  return {
    bytes: isCompressed ? compressed.body.length : brotliCompressSync(compressed.body).length,
    imports: importsOf(plain.body.toString()).map((path) => new URL(path, url).href),
  }
}

/** All chunks a page loads by itself: its scripts, its preloads, and what those import statically. */
async function weighPage(pageUrl: string): Promise<{ bytes: number; chunks: number }> {
  const page = await fetchRaw(pageUrl, { accept: "text/html" })
  const waiting = scriptsOf(page.body.toString()).map((path) => new URL(path, pageUrl).href)
  const seen = new Set<string>()
  let bytes = 0
  for (let url = waiting.pop(); url; url = waiting.pop()) {
    if (seen.has(url)) continue
    seen.add(url)
    const chunk = await weigh(url)
    bytes += chunk.bytes
    waiting.push(...chunk.imports)
  }
  if (seen.size === 0) throw new Error(`${pageUrl} loads no script at all.`)
  return { bytes, chunks: seen.size }
}

async function pagesOf({ shopUrl }: BenchContext): Promise<[name: string, url: string][]> {
  const listing = await fetchRaw(`${shopUrl}/hu/products`, { accept: "text/html" })
  const product = /\/hu\/product\/[a-z0-9-]+/.exec(listing.body.toString())?.[0]
  if (!product) throw new Error("The listing has no link to a product.")
  return [
    ["home", `${shopUrl}/hu`],
    ["listing", `${shopUrl}/hu/products`],
    ["product", shopUrl + product],
  ]
}

const bench: Bench = {
  title: "JavaScript of a page, all chunks, brotli",
  run: async (context) => {
    const rows = []
    for (const [name, url] of await pagesOf(context)) {
      const { bytes, chunks } = await weighPage(url)
      const kib = bytes / BYTES_PER_KIB
      rows.push({
        name,
        value: kib,
        unit: "KiB",
        ratio: kib / BUDGET_KIB,
        note: `of the budget; ${chunks} chunks`,
      })
    }
    const goals = rows.map(({ name, value }) => ({
      text: `${name} at most ${BUDGET_KIB} KiB`,
      actual: `${formatFigure(value)} KiB`,
      met: value <= BUDGET_KIB,
    }))
    const sdkKib = (await weighBundle(ONE_STORE_CALL)).bytes / BYTES_PER_KIB
    rows.push({
      ...{ name: "one store call of the SDK", value: sdkKib, unit: "KiB", ratio: sdkKib / SDK_BUDGET_KIB },
      note: "of its budget; gzip",
    })
    goals.push({
      text: `one store call of the SDK under ${SDK_BUDGET_KIB} KiB`,
      actual: `${formatFigure(sdkKib)} KiB`,
      met: sdkKib < SDK_BUDGET_KIB,
    })
    return { rows, goals }
  },
}

export default bench
