import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { expect, test } from "vitest"
import { CHECKOUT_ERROR_STATUS } from "./domains/checkout-errors.ts"
import { environmentSchema } from "./env.ts"
import { ORDER_MAIL_KINDS } from "./modules/outgoing-mail/service.ts"

const README = readFileSync(join(__dirname, "..", "README.md"), "utf8")

/** The names in backticks in the rows of tables between two headings. */
function namesBetween(begin: string, end: string): Set<string> {
  const [, rest = ""] = README.split(`\n${begin}\n`)
  const rows = (rest.split(`\n${end}\n`)[0] ?? "").split("\n").filter((line) => line.startsWith("|"))
  return new Set(rows.flatMap((row) => [...row.matchAll(/`([\w.-]+)`/g)].map(([, name = ""]) => name)))
}

const missing = (names: readonly string[], listed: Set<string>) => names.filter((name) => !listed.has(name))

test("the README lists every environment variable, and no other", () => {
  const listed = namesBetween("## Environment", "## Where things are")
  const known = Object.keys(environmentSchema.shape)
  expect(missing(known, listed)).toEqual([])
  const variables = [...listed].filter((name) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name))
  expect(variables.filter((name) => !known.includes(name))).toEqual([])
})

test("the README lists every error code of the checkout", () => {
  expect(missing(Object.keys(CHECKOUT_ERROR_STATUS), namesBetween("## Buying", "### By card"))).toEqual([])
})

test("the README lists every e-mail about an order", () => {
  const [, emails = ""] = README.split("\n## E-mails\n")
  expect(ORDER_MAIL_KINDS.filter((kind) => !emails.includes(`\n| \`${kind}\` |`))).toEqual([])
})

test("the README lists every job, and no other", () => {
  const jobs = readdirSync(join(__dirname, "jobs")).map((file) => basename(file, ".ts"))
  expect([...namesBetween("### Jobs", "### Routes")].toSorted()).toEqual(jobs.toSorted())
})
