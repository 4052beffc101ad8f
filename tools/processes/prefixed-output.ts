import type { ChildProcess } from "node:child_process"
import { createInterface } from "node:readline"
import { readableLine } from "./log-lines.ts"

/** Shows a program's output on the screen, each line with a prefix. */
export function prefixLines(child: ChildProcess, mark: string): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    const lines = createInterface({ input: stream })
    lines.on("line", (line) => {
      for (const part of readableLine(line).split("\n")) process.stdout.write(`${mark} │ ${part}\n`)
    })
  }
}
