/** Errors of a form by path; the error of a row is under the path and the row's index. */
export type Problems = ReadonlyMap<string, string>

const placeOf = (path: string, row: number) => `${path}#${row}`

export const NO_PROBLEMS: Problems = new Map()

export const byPlace = (
  problems: readonly { path: string; row?: number | undefined; reason: string }[],
): Problems =>
  new Map(problems.map(({ path, row, reason }) => [row === undefined ? path : placeOf(path, row), reason]))

/** The errors of the other values: what is being corrected is no longer marked. */
export const withoutProblemsOf = (problems: Problems, path: string): Problems =>
  new Map([...problems].filter(([place]) => place !== path && !place.startsWith(`${path}#`)))

/** The errors of a value's rows, by index. */
export function problemsOfRows(problems: Problems, path: string): Map<number, string> {
  const start = placeOf(path, 0).slice(0, -1)
  return new Map(
    [...problems].flatMap(([place, reason]) =>
      place.startsWith(start) ? [[Number(place.slice(start.length)), reason] as const] : [],
    ),
  )
}
