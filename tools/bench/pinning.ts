import { spawnSync } from "node:child_process"
import { availableParallelism } from "node:os"

const SERVER_CORE = "0"
const LOAD_CORE = "1"

/** Load and servers get a core each: otherwise the load tool distorts what it measures. */
const canPin =
  availableParallelism() > 1 && spawnSync("taskset", ["--version"], { stdio: "ignore" }).status === 0

/** Pins a running process, its threads and future children to the servers' core. */
export function pinServer(pid: number): void {
  if (canPin) spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", SERVER_CORE, String(pid)])
}

/** The command, started on the load tool's core. */
export function pinnedLoad(file: string, args: string[]): [file: string, args: string[]] {
  return canPin ? ["taskset", ["--cpu-list", LOAD_CORE, file, ...args]] : [file, args]
}
