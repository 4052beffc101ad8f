import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { ROOT } from "../programs/project-paths.ts"
import { variablesOf } from "./app-variables.ts"

const read = (path: string) => readFileSync(join(ROOT, path), "utf8")
const OPERATIONS = read("docs/operations.md")

/** The variables in the first column of the table "Configuration". */
function configuredVariables(): string[] {
  const [, rest = ""] = OPERATIONS.split("\n## Configuration\n")
  const rows = (rest.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("| `"))
  return rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = ""]) => name),
  )
}

test(".env.example has the variables of docs/operations.md, and no other", () => {
  const examples = [...read(".env.example").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(examples.toSorted()).toEqual(configuredVariables().toSorted())
})

test.each(["backend", "storefront"] as const)("docs/operations.md names each variable of the %s", (app) => {
  const named = new Set([...OPERATIONS.matchAll(/`([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name))
  expect(variablesOf(app).filter((name) => !named.has(name))).toEqual([])
})

test("dashboard and alerts read only metrics that a server has", () => {
  const sources = globSync("apps/{backend/src,storefront/app}/**/monitoring/*.ts", { cwd: ROOT }).map(read)
  const own = sources.flatMap((source) => [
    ...[...source.matchAll(/name: "(porteka_\w+)"/g)].map(([, name = ""]) => name),
    ...[...source.matchAll(/requestMetrics\("(porteka_\w+)"\)/g)].flatMap(([, prefix = ""]) => [
      `${prefix}_requests_total`,
      `${prefix}_request_seconds`,
    ]),
  ])
  expect(own).toContain("porteka_feed_cursor")
  const shown = ["ops/alerts.yml", "ops/grafana-dashboard.json"].flatMap((path) => [
    ...(read(path).match(/\bporteka_\w+/g) ?? []),
  ])
  expect(shown.filter((name) => !own.includes(name.replace(/_bucket$/, "")))).toEqual([])
})

test("every alert says what happened and what to do", () => {
  const alerts = read("ops/alerts.yml").split("- alert: ").slice(1)
  expect(alerts.length).toBeGreaterThan(0)
  for (const alert of alerts) expect(alert).toMatch(/summary: "\S[\s\S]*description: >-\n\s+\S/)
})
