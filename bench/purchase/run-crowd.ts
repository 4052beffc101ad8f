import { pinnedLoad } from "../../tools/bench/pinning.ts"
import { runCommand } from "../../tools/programs/command.ts"
import { ROOT } from "../../tools/programs/project-paths.ts"

/** Starts a crowd, which is a separate program, and waits for its measurements. */
export async function runCrowd<Result>(script: string, order: unknown, name: string): Promise<Result> {
  const [file, args] = pinnedLoad(process.execPath, [script, JSON.stringify(order)])
  const { code, output } = await runCommand(file, args, { cwd: ROOT })
  const json = output.split("\n").find((line) => line.startsWith("{"))
  if (code !== 0 || !json) throw new Error(`The ${name} could not be measured:\n${output.trim()}`)
  return JSON.parse(json) as Result
}
