const MOMENT = /_at$/

/**
 * Rows that PostgreSQL returns as JSON contain times as texts: this converts them, including nested ones, to
 * dates.
 */
export function readMoments(row: unknown): void {
  if (Array.isArray(row)) row.forEach(readMoments)
  else if (typeof row === "object" && row !== null) {
    for (const [name, value] of Object.entries(row)) {
      if (name === "metadata" || name === "data") continue
      if (typeof value === "string" && MOMENT.test(name)) Object.assign(row, { [name]: new Date(value) })
      else readMoments(value)
    }
  }
}
