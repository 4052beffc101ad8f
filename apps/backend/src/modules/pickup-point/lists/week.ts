import type { OpeningHours } from "@porteka/commerce-sdk"

/** `{ opens: "08:00", closes: "18:00" }` */
export type Stretch = Pick<OpeningHours, "opens" | "closes">

const DAYS = 7
const LAST_MINUTE = "23:59"
const MIDNIGHT = "24:00"

/**
 * `8:00` becomes `08:00`, `23:59` and a closing time of `00:00` become `24:00`; null if it is not a valid
 * period.
 */
export function toStretch(opens: string, closes: string): Stretch | null {
  const from = toTime(opens)
  const to = toTime(closes)
  if (!from || !to) return null
  const end = to === LAST_MINUTE || to === "00:00" ? MIDNIGHT : to
  return from < end ? { opens: from, closes: end } : null
}

/** All periods in a text such as `08:00–12:00, 13:00–17:00`; none if the point is closed. */
export function readStretches(text: string): Stretch[] {
  const found = text.matchAll(/(\d{1,2}:\d{2})(?::\d{2})?\s*[-–—]\s*(\d{1,2}:\d{2})/g)
  return [...found].flatMap(([, opens = "", closes = ""]) => toStretch(opens, closes) ?? [])
}

/** Combines consecutive days with the same hours: Monday to Friday. @param hours by day, 1 is Monday */
export function toWeek(hours: ReadonlyMap<number, readonly Stretch[]>): OpeningHours[] {
  const runs: { from: number; to: number; stretches: readonly Stretch[] }[] = []
  for (let day = 1; day <= DAYS; day++) {
    const stretches = hours.get(day) ?? []
    const last = runs.at(-1)
    if (last && isSame(last.stretches, stretches)) last.to = day
    else runs.push({ from: day, to: day, stretches })
  }
  return runs.flatMap(({ from, to, stretches }) => stretches.map((stretch) => ({ from, to, ...stretch })))
}

function toTime(text: string): string | null {
  const [, hour = "", minute = ""] = /^(\d{1,2})[:-](\d{2})/.exec(text.trim()) ?? []
  if (hour === "" || Number(hour) > 24 || Number(minute) > 59) return null
  return `${hour.padStart(2, "0")}:${minute}`
}

const isSame = (one: readonly Stretch[], other: readonly Stretch[]) =>
  one.length === other.length &&
  one.every(({ opens, closes }, index) => opens === other[index]?.opens && closes === other[index]?.closes)
