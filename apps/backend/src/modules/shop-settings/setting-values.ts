import { shop } from "@porteka/shop"
import { fieldsOf } from "@porteka/shop/parse-json"
import { SETTING_FIELDS } from "./setting-fields.ts"
import { WATCH_START } from "./watch-settings.ts"

/** Values by path. Numbers are stored as typed text and validated whenever they are read. */
export type SettingValues = Record<string, string>

/** The initial values of a new shop. */
export const START_VALUES: SettingValues = { ...valuesOf(shop), ...WATCH_START }

/** The values of a shop by path. */
export function valuesOf(from: unknown): SettingValues {
  return Object.fromEntries(SETTING_FIELDS.map(({ path }) => [path, toText(readPath(from, path))]))
}

function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(rowText).join(", ")
  return value !== null && typeof value === "object" ? JSON.stringify(value) : String(value ?? "")
}

/** A value of a list; a range is written as `rangeRows` reads it. */
function rowText(value: unknown): string {
  return value !== null && typeof value === "object" ? Object.values(value).join("..") : String(value)
}

function readPath(from: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, key) => fieldsOf(part)[key], from)
}
