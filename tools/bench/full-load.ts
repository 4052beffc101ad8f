import { join } from "node:path"
import { z } from "zod"
import { UserError } from "../bootstrap/user-error.mjs"
import { runCommand } from "../programs/command.ts"
import { requireSystemProgram } from "../programs/debian.ts"
import { ROOT } from "../programs/project-paths.ts"
import type { LoadFigures, Target } from "./load.ts"
import { pinnedLoad } from "./pinning.ts"
import { endedChildrenSeconds } from "./processor-time.ts"

/** Written in C: a load tool in JavaScript is busy itself when it receives as many answers as `node:http` can send. */
const WRK = {
  name: "wrk",
  needer: "The benchmarks of pages",
  places: ["/usr/bin/wrk", "/usr/local/bin/wrk"],
  packages: ["wrk"],
}

const REPORT = join(import.meta.dirname, "wrk-report.lua")
const MICROSECONDS_PER_MILLISECOND = 1_000
const MICROSECONDS_PER_SECOND = 1_000_000

const RESULT = z.object({
  requests: z.number(),
  duration: z.number(),
  p50: z.number(),
  p99: z.number(),
  errors: z.number(),
})

export type FullLoadFigures = LoadFigures & {
  requests: number
  /** How much of one core the load tool itself has used, from 0 to 1. */
  busy: number
}

/**
 * Sends requests to one address as fast as it answers.
 * @throws {UserError} if a response was not successful, because nothing was measured then
 */
export async function fullLoad(
  { url, headers, connections }: Target,
  seconds: number,
): Promise<FullLoadFigures> {
  const headerArgs = Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`)
  const [file, args] = pinnedLoad(await requireSystemProgram(WRK), [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    // A slow answer is slow, not an error; by default it is one after two seconds.
    "--timeout=30s",
    `--script=${REPORT}`,
    ...headerArgs,
    url,
  ])
  const before = endedChildrenSeconds()
  const { code, output } = await runCommand(file, args, { cwd: ROOT })
  const json = output.split("\n").find((line) => line.startsWith("{"))
  if (code !== 0 || !json) throw new UserError(`The load tool failed on ${url}:\n${output.trim()}`)
  const { requests, duration, p50, p99, errors } = RESULT.parse(JSON.parse(json))
  if (errors > 0) throw new UserError(`${url} could not be measured: ${errors} of its answers were errors.`)
  const took = duration / MICROSECONDS_PER_SECOND
  return {
    requests,
    requestsPerSecond: requests / took,
    p50Ms: p50 / MICROSECONDS_PER_MILLISECOND,
    p99Ms: p99 / MICROSECONDS_PER_MILLISECOND,
    busy: (endedChildrenSeconds() - before) / took,
  }
}
