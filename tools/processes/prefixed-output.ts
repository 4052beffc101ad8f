import type { ChildProcess } from "node:child_process"
import { createInterface } from "node:readline"

/** Shows a program's output on the screen, each line under its mark. */
export function prefixLines(child: ChildProcess, mark: string): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on("line", (line) => process.stdout.write(`${mark} │ ${line}\n`))
  }
}
