/** One measured value. The ratio is to the benchmark's own baseline, measured in the same run. */
export type Row = { name: string; value: number; unit: string; ratio?: number | undefined; note?: string }

/** A goal and whether this run met it; a missed goal is reported, but does not fail the benchmark. */
type Goal = { text: string; actual: string; met: boolean }

export type BenchReport = { rows: Row[]; goals: Goal[] }

/** At least three significant digits, and whole numbers from a hundred on. */
export function formatFigure(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString("en-US")
  return value.toPrecision(3)
}

/** The report as an aligned table with its goals below. */
export function formatReport(title: string, { rows, goals }: BenchReport): string {
  const cells = rows.map((row) => [
    row.name,
    `${formatFigure(row.value)} ${row.unit}`,
    row.ratio === undefined ? "" : `× ${formatFigure(row.ratio)}`,
    row.note ?? "",
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const lines = cells.map(([name = "", value = "", ratio = "", note = ""]) =>
    `  ${name.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${ratio.padStart(widths[2] ?? 0)}  ${note}`.trimEnd(),
  )
  const verdicts = goals.map(
    ({ text, actual, met }) => `  ${met ? "met    " : "NOT MET"}  ${text}: ${actual}`,
  )
  return [title, "", ...lines, "", ...verdicts].join("\n")
}

/** The percentile: the value that a `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
  if (value === undefined) throw new Error("There is no percentile of nothing.")
  return value
}

/** The median, so that one disturbed round has no influence. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle]
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle]
  if (upper === undefined || lower === undefined) throw new Error("There is no median of nothing.")
  return (upper + lower) / 2
}
