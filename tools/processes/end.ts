import { errorCode } from "../programs/error-code.ts"
import { isGroupAlive, type ProcessIdentity } from "./identity.ts"
import { waitUntil } from "./wait.ts"

const KILL_WAIT_MS = 5_000

/** Sends the signal to the process and everything it started; a missing process is ignored. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error
  }
}

/** Asks the process group to end, and kills it after the grace period. */
export async function endGroup(identity: ProcessIdentity, graceMs: number): Promise<void> {
  if (!isGroupAlive(identity)) return
  signalGroup(identity.pid, "SIGTERM")
  if (await waitUntil(() => !isGroupAlive(identity), graceMs)) return
  signalGroup(identity.pid, "SIGKILL")
  await waitUntil(() => !isGroupAlive(identity), KILL_WAIT_MS)
}
