/** What stands against saving a form, by path; that of a row is under the path and its place. */
export type Problems = ReadonlyMap<string, string>

const placeOf = (path: string, row: number) => `${path}#${row}`

export const NO_PROBLEMS: Problems = new Map()

export const byPlace = (
  problems: readonly { path: string; row?: number | undefined; reason: string }[],
): Problems =>
  new Map(problems.map(({ path, row, reason }) => [row === undefined ? path : placeOf(path, row), reason]))

/** Those of a value's rows, by their place. */
export function problemsOfRows(problems: Problems, path: string): Map<number, string> {
  const start = placeOf(path, 0).slice(0, -1)
  return new Map(
    [...problems].flatMap(([place, reason]) =>
      place.startsWith(start) ? [[Number(place.slice(start.length)), reason] as const] : [],
    ),
  )
}
