import { Agent, request } from "node:http"
import { json } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import type { CatalogueList } from "@porteka/commerce-sdk"
import { UserError } from "../../tools/bootstrap/user-error.mjs"

const RETRY_MS = 250
const WARM_UP_ROUNDS = 5

export interface Question {
  name: string
  query: Record<string, string>
}

/** One connection, as a storefront holds it open. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** A list as the storefront asks for it. */
export function askList(backendUrl: string, query: Record<string, string>): Promise<CatalogueList> {
  const { promise, resolve, reject } = Promise.withResolvers<CatalogueList>()
  const url = `${backendUrl}/catalogue/products?${new URLSearchParams(query)}`
  const outgoing = request(url, { agent }, async (incoming) => {
    try {
      const body = (await json(incoming)) as CatalogueList
      if (incoming.statusCode !== 200) throw new UserError(`${url} answered ${incoming.statusCode}.`)
      resolve(body)
    } catch (error) {
      reject(error)
    }
  })
  outgoing.on("error", reject)
  outgoing.end()
  return promise
}

/** Waits until the lists contain this number of products. */
export async function waitForProducts(backendUrl: string, count: number, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs
  while ((await askList(backendUrl, { page_size: "1" })).count < count) {
    if (Date.now() > end)
      throw new UserError(`The lists have fewer than ${count} products after ${timeoutMs} ms.`)
    await pause(RETRY_MS)
  }
}

/**
 * Asks every question of every back end in turn, one at a time, so that a slow moment of the machine meets all.
 * @returns for each back end, for each question the times in milliseconds
 */
export async function timeInTurns(
  backendUrls: string[],
  questions: Question[],
  rounds: number,
): Promise<number[][][]> {
  const times = backendUrls.map(() => questions.map((): number[] => []))
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const [index, { query }] of questions.entries()) {
      for (const [which, url] of backendUrls.entries()) {
        const start = performance.now()
        await askList(url, query)
        if (round >= 0) times[which]?.[index]?.push(performance.now() - start)
      }
    }
  }
  return times
}
