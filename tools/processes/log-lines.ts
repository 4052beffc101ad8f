const LEVELS: Record<string, string> = { "30": "info", "40": "warn", "50": "error", "60": "fatal" }

/**
 * A readable log line: JSON lines are reduced to level and message, others stay.
 * @param line as a program wrote it
 */
export function readableLine(line: string): string {
  if (!line.startsWith("{")) return line
  try {
    const { level, message, msg, err } = JSON.parse(line)
    const text = [message ?? msg, err?.message].filter(Boolean).join(": ")
    return text ? `${LEVELS[level] ?? level ?? ""}: ${text}` : line
  } catch {
    // Not JSON after all.
    return line
  }
}

/** The last lines of an output, readable. */
export function lastLines(output: string, count: number): string {
  return output.trimEnd().split("\n").slice(-count).map(readableLine).join("\n")
}
