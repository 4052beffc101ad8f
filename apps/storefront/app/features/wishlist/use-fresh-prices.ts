import { MOST_PRICED_VARIANTS } from "@porteka/shop"
import { useEffect, useState } from "react"
import { fetchJson } from "#app/ui/browser/fetch-json.ts"

export type FreshPrices = Record<string, { price: number; currency: string }>

const ONCE_MORE_MS = 2_000

/**
 * Current prices of variants; null while loading. A failure is an empty answer (specification, section 8).
 */
export function useFreshPrices(ids: string[]): FreshPrices | null {
  const [prices, setPrices] = useState<FreshPrices | null>(null)
  const key = ids.toSorted().join(" ")
  useEffect(() => {
    const abort = new AbortController()
    const ask = async () => {
      const answer = await fetchPrices(key.split(" ").filter(Boolean), abort.signal)
      if (!abort.signal.aborted) setPrices(answer)
    }
    ask()
    return () => abort.abort()
  }, [key])
  return prices
}

/** A long list is requested in parts; a failed part does not affect the others. */
export async function fetchPrices(ids: string[], signal: AbortSignal): Promise<FreshPrices> {
  const parts: string[][] = []
  for (let from = 0; from < ids.length; from += MOST_PRICED_VARIANTS) {
    parts.push(ids.slice(from, from + MOST_PRICED_VARIANTS))
  }
  const answers = await Promise.all(parts.map((part) => fetchBatch(part, signal)))
  return Object.assign({}, ...answers)
}

/** A busy shop answers without any price: then once more, a little later. */
async function fetchBatch(ids: string[], signal: AbortSignal): Promise<FreshPrices> {
  const prices = await askFor(ids, signal)
  if (Object.keys(prices).length > 0) return prices
  await new Promise((resolve) => setTimeout(resolve, ONCE_MORE_MS))
  return signal.aborted ? prices : askFor(ids, signal)
}

async function askFor(ids: string[], signal: AbortSignal): Promise<FreshPrices> {
  const prices = await fetchJson<FreshPrices>("/api/products/prices", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ids }),
    signal,
  })
  return prices ?? {}
}
