import { pinnedLoad } from "../../tools/bench/pinning.ts"
import { runCommand } from "../../tools/command.ts"
import { ROOT } from "../../tools/project-paths.ts"

/** Sends a crowd, a program of its own, and waits for what it has measured. */
export async function runCrowd<Result>(script: string, order: unknown, name: string): Promise<Result> {
  const [file, args] = pinnedLoad(process.execPath, [script, JSON.stringify(order)])
  const { code, output } = await runCommand(file, args, { cwd: ROOT })
  const json = output.split("\n").find((line) => line.startsWith("{"))
  if (code !== 0 || !json) throw new Error(`The ${name} could not be measured:\n${output.trim()}`)
  return JSON.parse(json) as Result
}
