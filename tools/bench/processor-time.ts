import { readdirSync, readFileSync } from "node:fs"

/** Of the fields after a process's name in /proc. */
const PARENT = 1
const USER_TICKS = 11
const KERNEL_TICKS = 12
const CHILD_USER_TICKS = 13
const CHILD_KERNEL_TICKS = 14
const TICKS_PER_SECOND = 100

function findFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  } catch {
    // It ended in the meantime.
    return undefined
  }
}

const ticks = (fields: readonly string[], indexes: number[]) =>
  indexes.reduce((sum, index) => sum + Number(fields[index] ?? 0), 0)

/** Whether this system reports its processes' CPU time. */
export const knowsProcessorTime = process.platform === "linux"

/** Seconds of CPU time that a process, its living children and its ended ones have used so far. */
export function processorSeconds(pid: number): number {
  const own = ticks(findFields(pid) ?? [], [USER_TICKS, KERNEL_TICKS, CHILD_USER_TICKS, CHILD_KERNEL_TICKS])
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => findFields(Number(name)) ?? [])
    .filter((fields) => Number(fields[PARENT]) === pid)
  const ofChildren = children.map((fields) => ticks(fields, [USER_TICKS, KERNEL_TICKS]))
  return ofChildren.reduce((sum, each) => sum + each, own) / TICKS_PER_SECOND
}

/** Seconds of CPU time of all programs that this process has started and that have ended. */
export const endedChildrenSeconds = (): number =>
  ticks(findFields(process.pid) ?? [], [CHILD_USER_TICKS, CHILD_KERNEL_TICKS]) / TICKS_PER_SECOND

const KIBIBYTES_PER_MEGABYTE = 1_024

/** A process's resident memory; 0 if the system does not report it. */
export function residentMegabytes(pid: number): number {
  try {
    const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? []
    return Number(kibibytes ?? 0) / KIBIBYTES_PER_MEGABYTE
  } catch {
    return 0
  }
}
