import type { Stack } from "../stack/stack.ts"
import type { StageResult } from "./results.ts"
import { type Selection, seedOf } from "./selection.ts"
import { shopsEnvironment } from "./shop-of-worker.ts"
import { runVitest } from "./test-programs.ts"
import { openShop } from "./test-shop.ts"

/** Number of requests; the short run, part of every test run, takes some seconds. */
const SHORT = { requests: 1000, seconds: 8 }
const LONG = { requests: 20_000, seconds: 3000 }

/** Sends generated input to every route of the back end; the shop is unusable afterward. */
export async function runFuzz(stack: Stack, selection: Selection): Promise<StageResult> {
  const shop = await openShop(stack, "fuzz")
  const { seconds, ...usual } = selection.long ? LONG : SHORT
  const requests = selection.requests ?? usual.requests
  try {
    return await runVitest(["fuzz"], {
      filters: selection.filters,
      env: {
        ...shopsEnvironment([shop.address]),
        FUZZ_REQUESTS: String(requests),
        FUZZ_SECONDS: String(seconds),
        FUZZ_SEED: String(seedOf(selection)),
      },
      workers: 1,
    })
  } finally {
    await shop.close()
  }
}
