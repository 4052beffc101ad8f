import { spawn } from "node:child_process"
import { signalGroup } from "../processes/end.ts"

export type CommandResult = { code: number; output: string }

export type CommandOptions = {
  cwd: string
  env?: NodeJS.ProcessEnv | undefined
  /** Called with each finished line of output, to show progress. */
  onLine?: ((line: string) => void) | undefined
}

const running = new Set<number>()

/** Ends every running command, with all its children. */
export function killCommands() {
  for (const pid of running) signalGroup(pid, "SIGKILL")
}

/** Runs a program to its end and returns its exit code and all of its output. */
export function runCommand(file: string, args: string[], options: CommandOptions): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: options.cwd,
      // Captured output is searched and quoted, so it has no colors.
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
      // A process group of its own: Ctrl-C reaches it through killCommands, in our order.
      detached: true,
    })
    const pid = child.pid
    if (pid) running.add(pid)
    let output = ""
    let rest = ""
    const collect = (chunk: string) => {
      output += chunk
      const lines = (rest + chunk).split("\n")
      rest = lines.pop() ?? ""
      for (const line of lines) options.onLine?.(line)
    }
    child.stdout.setEncoding("utf8").on("data", collect)
    child.stderr.setEncoding("utf8").on("data", collect)
    child.on("error", reject)
    child.on("close", (code) => {
      if (pid) running.delete(pid)
      resolve({ code: code ?? 1, output })
    })
  })
}
