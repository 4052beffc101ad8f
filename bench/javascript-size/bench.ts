import type { Bench, BenchContext } from "../../tools/bench/context.ts"
import { formatFigure } from "../../tools/bench/report.ts"
import { fetchRaw } from "../raw-answer.ts"
import { ONE_STORE_CALL, SDK_BUDGET_KIB, weighBundle } from "./sdk-bundle.ts"
import { BYTES_PER_KIB, weighPage } from "./weigh-page.ts"

const BUDGET_KIB = 100

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
      name: "one store call of the SDK",
      value: sdkKib,
      unit: "KiB",
      ratio: sdkKib / SDK_BUDGET_KIB,
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
