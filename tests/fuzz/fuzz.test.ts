import { expect, test } from "vitest"
import {
  ADMIN_SDK,
  AUTH_FAMILY,
  COMMERCE_API,
  OUR_OWN,
  STORE_SDK,
} from "../../packages/commerce-sdk/src/test-kit/specified-calls.ts"
import { seededRandom } from "../fixtures/seeded-random.ts"
import { fuzzSettings } from "./fuzz-settings.ts"
import { type Operation, readOperations } from "./operations.ts"
import { RandomInput } from "./random-input.ts"
import { drawRequest, type FuzzRequest } from "./requests.ts"
import { SeenIds } from "./seen-ids.ts"
import { learnIds, send, signInActors } from "./send.ts"

const SENDERS = 6
const SERVER_FAULT = 500
const SHOWN = 600

const operations = readOperations(
  [COMMERCE_API, STORE_SDK, AUTH_FAMILY, ADMIN_SDK, OUR_OWN].flatMap((text) => text.split("\n")),
)

/** "/admin/orders", "/store/regions": what has a list to begin with. */
const lists = operations.flatMap(({ method, path }) =>
  method === "GET" && /^\/admin\/[^/:]+$/.test(path) ? [path] : [],
)

const nameOf = ({ method, path }: Operation) => `${method} ${path}`

/** Writing to what the run itself stands on would end it: its key, its channel, its administrator. */
const endsRun = ({ method, path }: FuzzRequest, ids: SeenIds) =>
  method !== "GET" && path.split(/[/?]/).some((segment) => ids.isSpared(segment))

test("no request of any kind is answered with a fault", async () => {
  const { requests, seconds, seed } = fuzzSettings
  const ids = new SeenIds()
  const actors = await signInActors()
  await learnIds(ids, actors, lists)
  const faults = new Map<string, string>()
  const counts = new Map<number, number>()
  const [until, sequence] = [Date.now() + seconds * 1000, Array(requests).keys()]

  async function sender(): Promise<void> {
    for (const index of sequence) {
      if (Date.now() > until) return
      const input = new RandomInput(seededRandom(seed * requests + index), ids)
      const request = drawRequest(input.pick(operations), input)
      if (endsRun(request, ids)) continue
      const { status, text } = await send(request, actors).catch((error: Error) => ({
        status: 599,
        text: error.message,
      }))
      counts.set(status, (counts.get(status) ?? 0) + 1)
      if (status >= SERVER_FAULT) {
        const { operation: _, ...sent } = request
        const fault = `${nameOf(request.operation)} ${status} ${text.replace(/"[^"]*[0-9][^"]*"/g, '""').slice(0, 200)}`
        if (!faults.has(fault))
          faults.set(fault, `${text.slice(0, SHOWN)}\n  ${JSON.stringify(sent).slice(0, SHOWN)}`)
      } else if (status < 300 && text.startsWith("{")) ids.learn(JSON.parse(text))
    }
  }

  await Promise.all(Array.from({ length: SENDERS }, sender))
  console.info(
    `seed ${seed}: ${[...counts]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(", ")}`,
  )
  expect([...faults].map(([fault, detail]) => `${fault}\n  ${detail}`).join("\n\n")).toBe("")
})
