import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import * as emails from "../index.ts"

test("every template has a sample, which the tests of all e-mails check", () => {
  const samples = globSync(`${import.meta.dirname}/*-emails.ts`).map((file) => readFileSync(file, "utf8"))
  const called = new Set(samples.join("").match(/\brender\w+/g))
  const templates = Object.keys(emails).filter((name) => name.startsWith("render"))
  expect(templates.filter((name) => !called.has(name))).toEqual([])
})
