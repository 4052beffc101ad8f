import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"

/** Identifies a process beyond its pid, which may be reused. */
export type ProcessIdentity = { pid: number; startedAt: string }

// Positions are counted from the state, the first field after the name.
const LINUX_START_FIELD = 19
const LINUX_PARENT_FIELD = 1
const LINUX_GROUP_FIELD = 2
const DEAD_STATES = ["Z", "X"]

function linuxFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  // The second field is the name in brackets, which may contain spaces and brackets, so fields are counted
  // after it.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")
}

function linuxStart(pid: number): string | undefined {
  const fields = linuxFields(pid)
  if (DEAD_STATES.includes(fields[0] ?? "")) return undefined
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()
  return `${boot}:${fields[LINUX_START_FIELD]}`
}

function startOf(pid: number): string | undefined {
  try {
    if (process.platform === "linux") return linuxStart(pid)
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined
  } catch {
    // No such process: /proc has no folder for it, ps ends with an error.
    return undefined
  }
}

/** @returns undefined if no such process is alive */
export function findIdentity(pid: number): ProcessIdentity | undefined {
  const startedAt = startOf(pid)
  return startedAt === undefined ? undefined : { pid, startedAt }
}

export function isAlive(identity: ProcessIdentity): boolean {
  return startOf(identity.pid) === identity.startedAt
}

function linuxGroupHasMembers(group: number): boolean {
  return readdirSync("/proc").some((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      const fields = linuxFields(Number(name))
      return Number(fields[LINUX_GROUP_FIELD]) === group && !DEAD_STATES.includes(fields[0] ?? "")
    } catch {
      // It ended in the meantime.
      return false
    }
  })
}

function groupHasMembers(group: number): boolean {
  if (process.platform === "linux") return linuxGroupHasMembers(group)
  try {
    return process.kill(-group, 0)
  } catch {
    // No such group.
    return false
  }
}

/**
 * Whether the process, or anything it started in its group, is still running. A later process with the same pid
 * does not count.
 */
export function isGroupAlive(leader: ProcessIdentity): boolean {
  const now = startOf(leader.pid)
  return now === undefined ? groupHasMembers(leader.pid) : now === leader.startedAt
}

/** The command line of a process, empty when there is none. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === "linux")
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" })
  } catch {
    // No such process.
    return ""
  }
}

/**
 * The parent process. It is 1 or another system process if the parent has ended; undefined if there is no such
 * process.
 */
export function findParent(pid: number): number | undefined {
  try {
    if (process.platform === "linux") return Number(linuxFields(pid)[LINUX_PARENT_FIELD])
    return Number.parseInt(execFileSync("ps", ["-o", "ppid=", "-p", String(pid)], { encoding: "utf8" }), 10)
  } catch {
    // No such process.
    return undefined
  }
}

/** The running child processes; empty on other systems than Linux. */
export function findChildren(pid: number): number[] {
  if (process.platform !== "linux") return []
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  return all.map(Number).filter((other) => findParent(other) === pid)
}
