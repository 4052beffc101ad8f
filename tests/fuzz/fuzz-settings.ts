import { z } from "zod"

const ENVIRONMENT = z.object({
  FUZZ_REQUESTS: z.coerce.number().int(),
  FUZZ_SECONDS: z.coerce.number(),
  FUZZ_SEED: z.coerce.number().int(),
})

const parsed = ENVIRONMENT.safeParse(process.env)
if (!parsed.success)
  throw new Error("These requests spoil a shop of their own: start them with `npm test -- fuzz`.")

/** The suite's settings from tools/checks/fuzz-suite.ts: the first limit reached ends it. */
export const fuzzSettings = {
  requests: parsed.data.FUZZ_REQUESTS,
  seconds: parsed.data.FUZZ_SECONDS,
  seed: parsed.data.FUZZ_SEED,
}
