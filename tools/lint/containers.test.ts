import { readFileSync } from "node:fs"
import { join } from "node:path"
import { validate } from "dockerfile-utils"
import { expect, test } from "vitest"
import { CONTAINER_STEPS } from "../checks/container-suite.ts"
import { ROOT } from "../programs/project-paths.ts"
import { variablesOf } from "./app-variables.ts"

const read = (path: string) => readFileSync(join(ROOT, path), "utf8")

/** Each error as a line: "12: COPY requires at least two arguments". */
const faultsOf = (dockerfile: string): string[] =>
  validate(dockerfile).map(({ range, message }) => `${range.start.line + 1}: ${message}`)

test("the Dockerfile has no error", () => {
  expect(faultsOf(read("Dockerfile"))).toEqual([])
})

test("an error would be reported", () => {
  expect(faultsOf("FROM node:24\nCOPY .\nRUNN npm ci\n")).toHaveLength(2)
})

/** The part of a text between two lines. */
function between(text: string, begin: string, end: string): string {
  const [, rest] = text.split(`\n${begin}\n`)
  if (rest === undefined) throw new Error(`There is no ${begin}`)
  return rest.split(`\n${end}`)[0] ?? ""
}

test.each([
  ["backend", "x-backend: &backend", "services:"],
  ["storefront", "  storefront:", "  caddy:"],
] as const)("the container of the %s is given every variable that it reads", (stage, begin, end) => {
  const image = between(read("Dockerfile"), `FROM \${RUN_BASE} AS ${stage}`, "FROM ")
  const service = between(read("compose.yaml"), begin, end)
  const given = new Set([
    ...[...image.matchAll(/([A-Z][A-Z0-9_]+)=/g)].map(([, name]) => name),
    ...[...service.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
  ])
  const wanted = variablesOf(stage)
  expect(wanted.length).toBeGreaterThan(15)
  expect(wanted.filter((name) => !given.has(name))).toEqual([])
})

test("the tests of the containers fill the database as compose.yaml does", () => {
  const written = between(read("compose.yaml"), "  migrate:", "    depends_on:").replace(/\s+/g, " ")
  expect(written).toContain(CONTAINER_STEPS.map((step) => step.join(" ")).join(" && "))
})
