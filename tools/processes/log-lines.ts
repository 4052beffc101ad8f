const LEVELS: Record<string, string> = { "30": "info", "40": "warn", "50": "error", "60": "fatal" }

/** Fields that do not describe the event. */
const NOT_SHOWN = ["time", "timestamp", "request"]

/** A call in a stack trace as Medusa's logger writes it. */
interface Call {
  functionName?: string | null
  fileName?: string | null
  lineNumber?: number | null
}

/**
 * A readable log line: of JSON lines, level, message and fields such as the URL, and below them where an error comes
 * from. Others stay.
 * @param line as a program wrote it
 */
export function readableLine(line: string): string {
  if (!line.startsWith("{")) return line
  try {
    const { level, message, msg, err, stack, ...rest } = JSON.parse(line)
    const text = [message ?? msg, err?.message].filter(Boolean).join(": ").replace(".: ", ": ")
    if (!text) return line
    const fields = Object.entries(rest)
      .filter(([name, value]) => !NOT_SHOWN.includes(name) && typeof value !== "object")
      .map(([name, value]) => `${name} ${value}`)
    const about = fields.length > 0 ? ` (${fields.join(", ")})` : ""
    const first = `${LEVELS[level] ?? level ?? ""}: ${text}${about}`
    return [first, ...callsOf(err?.stack ?? stack)].join("\n")
  } catch {
    // Not JSON after all.
    return line
  }
}

function callsOf(stack: unknown): string[] {
  if (typeof stack === "string") return stack.split("\n").filter((part) => /^\s+at /.test(part))
  if (!Array.isArray(stack)) return []
  return stack
    .filter((call: Call) => call.fileName)
    .map(
      ({ functionName, fileName, lineNumber }: Call) =>
        `    at ${functionName ?? ""} (${fileName}:${lineNumber})`,
    )
}

/** The last lines of an output, readable. */
export function lastLines(output: string, count: number): string {
  return output.trimEnd().split("\n").slice(-count).map(readableLine).join("\n")
}
