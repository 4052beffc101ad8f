import { SETTING_FIELDS, type SettingValues } from "./setting-fields.ts"

export interface SettingProblem {
  path: string
  label: string
  reason: string
}

export type CheckedSettings =
  | { ok: true; values: SettingValues }
  | { ok: false; problems: readonly SettingProblem[] }

/** The earlier day of each window must not be the later one. */
const WINDOWS = ["handlingWorkingDays", "courier.workingDays", "locker.workingDays", "pickup.workingDays"]

/**
 * Takes the values the owner typed, all of them: what is missing, empty or out of bounds is named with its reason.
 * Spaces around a value are dropped; what is no setting is left out.
 */
export function checkSettings(given: Record<string, unknown>): CheckedSettings {
  const values = Object.fromEntries(SETTING_FIELDS.map(({ path }) => [path, asText(given[path])]))
  const problems = SETTING_FIELDS.flatMap(({ path, label, check, isOptional }) => {
    const value = values[path] ?? ""
    if (value === "" && isOptional) return []
    const reason = value === "" ? "Nem lehet üres." : check(value)
    return reason === null ? [] : [{ path, label, reason }]
  })
  const all = [...problems, ...(problems.length === 0 ? reversedWindows(values) : [])]
  return all.length === 0 ? { ok: true, values } : { ok: false, problems: all }
}

function reversedWindows(values: SettingValues): SettingProblem[] {
  return WINDOWS.flatMap((window) => {
    const path = `delivery.${window}.to`
    if (Number(values[`delivery.${window}.from`]) <= Number(values[path])) return []
    const label = SETTING_FIELDS.find((field) => field.path === path)?.label ?? path
    return [{ path, label, reason: "Nem lehet korábbi a leghamarabbi napnál." }]
  })
}

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : ""
