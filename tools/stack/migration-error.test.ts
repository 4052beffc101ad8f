import { expect, test } from "vitest"
import { migrationError } from "./migration-error.ts"

const FAILED = String.raw`{"level":"info","message":"  ● Migrating Migration20261129100002"}
{"level":"error","message":"Some migrations failed to run: Error: Migration Migration20261129100002 (up) failed: Original error: alter table no_such_table add column x text - relation \"no_such_table\" does not exist","stack":[{"columnNumber":15}]}`

test("a failed migration is named with its cause, and the operator reads what to do", () => {
  const { message } = migrationError("Preparing the database", FAILED)
  expect(message).toContain("Migration20261129100002 failed")
  expect(message).toContain(`relation "no_such_table" does not exist\n`)
  expect(message).toContain("If a migration fails")
})

test("any other failure ends with its last output", () => {
  const { message } = migrationError("Preparing the database", "no such file\n")
  expect(message).toBe("Preparing the database failed:\nno such file")
})

test("a full disk is named as that", () => {
  const full = FAILED.replace(/relation .* exist/, "could not extend file: No space left on device")
  expect(migrationError("Preparing the database", full).message).toContain("disk is full")
})
