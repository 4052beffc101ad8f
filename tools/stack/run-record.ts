import { renameSync, rmSync, writeFileSync } from "node:fs"
import { z } from "zod"
import { UserError } from "../bootstrap/user-error.mjs"
import { endGroup } from "../processes/end.ts"
import { findIdentity, isAlive, type ProcessIdentity } from "../processes/identity.ts"
import { waitUntil } from "../processes/wait.ts"
import { findJson } from "./state.ts"

const ORPHAN_GRACE_MS = 10_000
const RETRY_MS = 5_000
const STOPPING_WAIT_MS = 45_000
/** Time for a starter that lost its terminal to notice and begin stopping. */
const NOTICE_WAIT_MS = 2_500

const identity = z.object({ pid: z.number().int().positive(), startedAt: z.string() })
const RECORD = z.object({
  starter: identity,
  stopping: z.boolean(),
  children: z.array(identity.extend({ name: z.string() })),
})

export type RunRecord = z.infer<typeof RECORD>

/**
 * Records the processes of this state folder, so that the next start finds them after a kill -9.
 * @throws Error if the disk is full, for example; then the last record stays
 */
export function writeRunRecord(file: string, children: RunRecord["children"], stopping: boolean): void {
  const starter: ProcessIdentity = findIdentity(process.pid) ?? { pid: process.pid, startedAt: "" }
  const draft = `${file}.draft`
  writeFileSync(draft, JSON.stringify({ starter, stopping, children } satisfies RunRecord))
  renameSync(draft, file)
}

/**
 * Begins the record of this process. Later the shop goes on without it, and it is written as soon as that is possible: on a full
 * disk, too, a program that has ended must be started again, and Ctrl-C must stop all of them.
 * @param onFault told instead, once until it can be written again
 * @throws Error if the first one cannot be written
 */
export function beginRunRecord(
  file: string,
  onFault: (error: unknown) => void,
): (children: RunRecord["children"], stopping: boolean) => void {
  writeRunRecord(file, [], false)
  let retry: NodeJS.Timeout | undefined
  return function record(children, stopping) {
    const isFailing = retry !== undefined
    clearTimeout(retry)
    retry = undefined
    try {
      writeRunRecord(file, children, stopping)
    } catch (error) {
      if (!isFailing) onFault(error)
      retry = setTimeout(() => record(children, stopping), RETRY_MS).unref()
    }
  }
}

export const removeRunRecord = (file: string) => rmSync(file, { force: true })

/** @returns undefined if there is none, or a half-written one of a killed run */
export async function findRunRecord(file: string): Promise<RunRecord | undefined> {
  try {
    return RECORD.safeParse(await findJson(file)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Whether a starter is running in the state folder. */
export async function isOpen(file: string): Promise<boolean> {
  const record = await findRunRecord(file)
  return record !== undefined && isAlive(record.starter)
}

async function awaitStarter(file: string, record: RunRecord): Promise<boolean> {
  const isGone = () => !isAlive(record.starter)
  const isStopping = async () => isGone() || ((await findRunRecord(file))?.stopping ?? true)
  if (!(await waitUntil(isStopping, NOTICE_WAIT_MS))) return false
  return waitUntil(isGone, STOPPING_WAIT_MS)
}

/**
 * Ensures that this process is the only starter of the state folder, and ends what a killed one left behind.
 * @throws {UserError} if another starter is running there
 */
export async function takeOver(file: string): Promise<void> {
  const record = await findRunRecord(file)
  if (!record) return
  if (isAlive(record.starter) && !(await awaitStarter(file, record))) {
    throw new UserError(
      `The shop runs already (process ${record.starter.pid}).`,
      "Stop that one with Ctrl-C first, or set PORTEKA_HOME, PORT and BACKEND_PORT to run a second shop beside it.",
    )
  }
  const orphans = (await findRunRecord(file))?.children ?? []
  await Promise.all(orphans.map((orphan) => endGroup(orphan, ORPHAN_GRACE_MS)))
  removeRunRecord(file)
}
