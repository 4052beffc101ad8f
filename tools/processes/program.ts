import { type ChildProcess, spawn } from "node:child_process"
import { UserError } from "../bootstrap/user-error.mjs"
import { endGroup, signalGroup } from "./end.ts"
import { findIdentity, type ProcessIdentity } from "./identity.ts"
import { closeLog, openLog } from "./log-file.ts"
import { requireFreePort, type WantedPort } from "./ports.ts"
import { prefixLines } from "./prefixed-output.ts"

/** A long-running program as the supervisor sees it. */
export type Program = {
  /** Its name in sentences: "the back end". */
  name: string
  /** Absent: its output is on the screen. */
  logFile?: string
  bootTimeoutMs: number
  launch(isRestart: boolean): Promise<ProcessIdentity>
  isReady(): Promise<boolean>
  /** Whether it still answers while it runs; without this only its process is watched. */
  isAnswering?(): Promise<boolean>
  /** How the last run ended, to follow "it ended": "with exit code 1"; undefined while unknown. */
  findLastEnd?(): string | undefined
  /** Asks it to end and waits for that. */
  end(identity: ProcessIdentity): Promise<void>
  /** Ends it at once. */
  kill(identity: ProcessIdentity): void
}

export type ServerSpec = {
  name: string
  file: string
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
  readyUrl: string | undefined
  /** Checked before every launch: another program on it would answer instead. */
  port?: WantedPort
} & (
  | { logFile: string }
  /** Its output goes to the screen, with this before each line. */
  | { screenMark: string }
)

const BOOT_TIMEOUT_MS = 180_000
/** On the screen are programs that compile while they start, and somebody who sees how far they are. */
const BOOT_TIMEOUT_ON_SCREEN_MS = 900_000
const GRACE_MS = 15_000
const READY_REQUEST_TIMEOUT_MS = 5_000

async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(READY_REQUEST_TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    // Not listening yet, or too busy to answer: both mean "not ready".
    return false
  }
}

function spawnServer(spec: ServerSpec, isRestart: boolean): ChildProcess {
  const log = "logFile" in spec ? openLog(spec.logFile, !isRestart) : undefined
  const child = spawn(spec.file, spec.args, {
    cwd: spec.cwd,
    env: { ...process.env, ...spec.env },
    stdio: ["ignore", log ?? "pipe", log ?? "pipe"],
    // A process group of its own, so that Ctrl-C on the terminal reaches it through us, in our order.
    detached: true,
  })
  if (log !== undefined) closeLog(log)
  if ("screenMark" in spec) prefixLines(child, spec.screenMark)
  // A failed start is detected by its missing process; the event must only not be unhandled.
  child.on("error", () => undefined)
  if (!child.pid) throw new UserError(`${spec.file} could not be started.`)
  return child
}

const describeEnd = (code: number | null, signal: NodeJS.Signals | null) =>
  signal ? `by the signal ${signal}` : `with exit code ${code}`

/** A program that is one command, ready when its address answers. */
export function serverProgram(spec: ServerSpec): Program {
  let lastEnd: string | undefined
  const { readyUrl } = spec
  return {
    name: spec.name,
    ...("logFile" in spec
      ? { logFile: spec.logFile, bootTimeoutMs: BOOT_TIMEOUT_MS }
      : { bootTimeoutMs: BOOT_TIMEOUT_ON_SCREEN_MS }),
    launch: async (isRestart) => {
      if (spec.port) await requireFreePort(spec.port, spec.name)
      lastEnd = undefined
      const child = spawnServer(spec, isRestart)
      child.on("exit", (code, signal) => {
        lastEnd = describeEnd(code, signal)
      })
      const pid = child.pid ?? 0
      return findIdentity(pid) ?? { pid, startedAt: "" }
    },
    findLastEnd: () => lastEnd,
    isReady: async () => readyUrl === undefined || answersOk(readyUrl),
    ...(readyUrl !== undefined && { isAnswering: () => answersOk(readyUrl) }),
    end: (identity) => endGroup(identity, GRACE_MS),
    kill: (identity) => signalGroup(identity.pid, "SIGKILL"),
  }
}
