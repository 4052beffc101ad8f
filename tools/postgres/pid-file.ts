import { existsSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { commandOf, findIdentity, type ProcessIdentity } from "../processes/identity.ts"

const PORT_LINE = 3

/** A server that has written its pid file: which process, and where it listens (unknown while it starts). */
export type RunningServer = { identity: ProcessIdentity; port: number | undefined }

/** @returns pid and port as the server wrote them; the port is missing while it starts */
export function parsePidFile(text: string): { pid: number; port: number | undefined } {
  const lines = text.split("\n")
  const port = Number.parseInt(lines[PORT_LINE] ?? "", 10)
  return { pid: Number.parseInt(lines[0] ?? "", 10), port: Number.isNaN(port) ? undefined : port }
}

/**
 * The server running on this data folder now. A pid file whose process is gone, or is another program with the
 * same pid (as after a restart of a container), is removed: PostgreSQL would refuse to start.
 */
export function findRunningServer(data: string): RunningServer | undefined {
  const file = join(data, "postmaster.pid")
  if (!existsSync(file)) return undefined
  const { pid, port } = parsePidFile(readFileSync(file, "utf8"))
  const identity = findIdentity(pid)
  if (identity && commandOf(pid).includes(data)) return { identity, port }
  rmSync(file)
  return undefined
}
