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
import { readOperations } from "./operations.ts"
import { RandomInput } from "./random-input.ts"
import { drawRequest, type FuzzRequest } from "./requests.ts"
import { SeenIds } from "./seen-ids.ts"
import { learnIds, send, signInActors } from "./send.ts"

const SENDERS = 6
const SERVER_FAULT = 500
/** No answer at all. */
const LOST = 599
const SHOWN = 500

const operations = readOperations(
  [COMMERCE_API, STORE_SDK, AUTH_FAMILY, ADMIN_SDK, OUR_OWN].flatMap((text) => text.split("\n")),
)

/** "/admin/orders", "/admin/regions": lists that exist from the start. */
const lists = operations.filter(({ method, path }) => method === "GET" && /^\/admin\/[^/:]+$/.test(path))

/** Writing to records that the run itself needs would end it: its key, its channel, its administrator. */
const endsRun = ({ method, path }: FuzzRequest, ids: SeenIds) =>
  method !== "GET" && path.split(/[/?]/).some((segment) => ids.isSpared(segment))

test("no generated request causes a server error", async () => {
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
      const answer = await send(request, actors).catch((error: Error) => ({
        status: LOST,
        text: error.message,
        record: undefined,
        isBroken: true,
      }))
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
      if (answer.status < SERVER_FAULT && !answer.isBroken) {
        ids.learn(answer.record)
        continue
      }
      const { operation, ...sent } = request
      const text = answer.text.slice(0, SHOWN)
      // Once for each kind of error: parts that differ between requests are removed from its name.
      const fault = `${operation.method} ${operation.path} ${answer.status} ${text.replace(/"[^"]*\d[^"]*"/g, '""')}`
      if (!faults.has(fault)) faults.set(fault, `${fault}\n  ${JSON.stringify(sent).slice(0, SHOWN)}`)
    }
  }

  await Promise.all(Array.from({ length: SENDERS }, sender))
  console.info(
    `seed ${seed}: ${[...counts]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(", ")}`,
  )
  expect([...faults.values()].join("\n\n")).toBe("")
})
