import { mayNotBeEmpty, staffLanguage, staffText } from "../../staff-language/staff-language.ts"
import { REGISTER_NUMBERS } from "./company-settings.ts"
import { SETTING_FIELDS } from "./setting-fields.ts"
import type { SettingValues } from "./setting-values.ts"

interface SettingProblem {
  path: string
  label: string
  reason: string
  /** For a value with rows: the row's index, from 0. */
  row?: number
}

export type CheckedSettings =
  | { ok: true; values: SettingValues }
  | { ok: false; problems: readonly SettingProblem[] }

/** The first day of each range must not be after the last one. */
const WINDOWS = ["handlingWorkingDays", "courier.workingDays", "locker.workingDays", "pickup.workingDays"]

/**
 * Checks all of the owner's values: missing, empty or invalid ones are reported with the reason. Spaces
 * around a value are removed; unknown settings are ignored.
 */
export function checkSettings(given: Record<string, unknown>): CheckedSettings {
  const values = Object.fromEntries(SETTING_FIELDS.map(({ path }) => [path, asText(given[path])]))
  const problems = SETTING_FIELDS.flatMap(({ path, label: words, check, isOptional }) => {
    const label = words[staffLanguage()]
    const value = values[path] ?? ""
    if (value === "" && isOptional) return []
    const findings = value === "" ? [{ reason: mayNotBeEmpty() }] : check(value)
    return findings.map((finding) => ({ path, label, ...finding }))
  })
  const all =
    problems.length === 0 ? [...reversedWindows(values), ...registerNumberProblems(values)] : problems
  return all.length === 0 ? { ok: true, values } : { ok: false, problems: all }
}

function reversedWindows(values: SettingValues): SettingProblem[] {
  return WINDOWS.flatMap((window) => {
    const path = `delivery.${window}.to`
    if (Number(values[`delivery.${window}.from`]) <= Number(values[path])) return []
    const reason = staffText({
      hu: "Nem lehet korábbi a leghamarabbi napnál.",
      en: "This cannot be before the soonest day.",
    })
    return [{ path, label: labelOf(path), reason }]
  })
}

/** A company has a company number, a sole trader a number of its own, and nobody has both. */
function registerNumberProblems(values: SettingValues): SettingProblem[] {
  const given = REGISTER_NUMBERS.filter((path) => values[path])
  if (given.length === 1) return []
  const reason =
    given.length === 0
      ? staffText({
          hu: "Írja be a cégjegyzékszámot, vagy egyéni vállalkozóként a nyilvántartási számot.",
          en: "Type the company number or, as a sole trader, your own number.",
        })
      : staffText({
          hu: "Csak az egyik lehet: cégé vagy egyéni vállalkozóé. A másikat törölje.",
          en: "Only one of them: a company’s or a sole trader’s. Delete the other one.",
        })
  return REGISTER_NUMBERS.map((path) => ({ path, label: labelOf(path), reason }))
}

/** A mistyped setting would seem saved. Stored ones that exist no more are left out instead. */
export function unknownSettings(sent: Record<string, unknown>): SettingProblem[] {
  const known = new Set(SETTING_FIELDS.map(({ path }) => path))
  const reason = staffText({ hu: "Ilyen beállítás nincs.", en: "There is no such setting." })
  return Object.keys(sent).flatMap((path) => (known.has(path) ? [] : [{ path, label: path, reason }]))
}

const labelOf = (path: string): string =>
  SETTING_FIELDS.find((field) => field.path === path)?.label[staffLanguage()] ?? path

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim() : ""
