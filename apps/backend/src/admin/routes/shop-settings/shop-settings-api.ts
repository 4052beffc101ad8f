import type { SettingProblem } from "../../../modules/shop-settings/check-settings.ts"
import type { SettingValues } from "../../../modules/shop-settings/setting-values.ts"
import { fetchJson, refusalOf, send } from "../../back-end.ts"
import { byPlace, NO_PROBLEMS, type Problems } from "../../problems.ts"

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
  const { problems = [] } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { problems?: SettingProblem[] }
  if (problems.length === 0) throw new Error(await refusalOf(response))
  return byPlace(problems)
}
