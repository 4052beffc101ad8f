import { z } from "zod"
import { UserError } from "../bootstrap/user-error.mjs"
import { runCommand } from "../programs/command.ts"
import { AUTOCANNON, ROOT } from "../programs/project-paths.ts"
import { pinnedLoad } from "./pinning.ts"

export type Target = {
  url: string
  headers: Record<string, string>
  connections: number
  /** Requests per second in total; absent: as many as are answered. */
  rate?: number
}

export type LoadFigures = { requestsPerSecond: number; p50Ms: number; p99Ms: number }

const RESULT = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  timeouts: z.number(),
  non2xx: z.number(),
})

/**
 * Sends requests to one address as fast as it answers, or at the target rate.
 * @throws {UserError} if a response was not successful, because nothing was measured then
 */
export async function load(
  { url, headers, connections, rate }: Target,
  seconds: number,
): Promise<LoadFigures> {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ["--header", `${name}=${value}`])
  const [file, args] = pinnedLoad(AUTOCANNON, [
    "--json",
    "--no-progress",
    `--connections=${connections}`,
    `--duration=${seconds}`,
    ...(rate === undefined ? [] : [`--overallRate=${rate}`]),
    ...headerArgs,
    url,
  ])
  const { code, output } = await runCommand(file, args, { cwd: ROOT })
  const json = output.split("\n").find((line) => line.startsWith("{"))
  if (code !== 0 || !json) throw new UserError(`The load tool failed on ${url}:\n${output.trim()}`)
  const { requests, latency, errors, timeouts, non2xx } = RESULT.parse(JSON.parse(json))
  if (errors + timeouts + non2xx > 0) {
    throw new UserError(
      `${url} could not be measured: ${errors} errors, ${timeouts} time-outs, ${non2xx} failures.`,
    )
  }
  return { requestsPerSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99 }
}
