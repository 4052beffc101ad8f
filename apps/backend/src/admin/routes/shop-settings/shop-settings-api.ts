import type { SettingValues } from "../../../modules/shop-settings/setting-values.ts"
import { fetchJson, readRefusal, send } from "../../back-end.ts"
import { NO_PROBLEMS, type Problems } from "../../problems.ts"

const PATH = "/admin/shop-settings"

export async function readSettings(): Promise<SettingValues> {
  return (await fetchJson<{ values: SettingValues }>(PATH)).values
}

/** @returns errors by path; empty if it was saved */
export async function saveSettings(values: SettingValues): Promise<Problems> {
  const response = await send(PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ values }),
  })
  if (response.ok) return NO_PROBLEMS
  const { message, problems } = await readRefusal(response)
  if (problems.size === 0) throw new Error(message)
  return problems
}
