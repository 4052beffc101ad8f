import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { freeMebibytes, requireFreeSpace } from "./disk.mjs"
import { errorText, UserError } from "./user-error.mjs"

test("a user error is shown without a stack", () => {
  expect(errorText(new UserError("Port 3000 is taken.", "Choose another."))).toBe(
    "Port 3000 is taken.\nChoose another.",
  )
})

test("a full disk is recognized in any error", () => {
  expect(errorText(new Error("ENOSPC: no space left on device, write"))).toMatch(/^The disk is full\./)
})

test("a mistake of ours keeps its stack", () => {
  expect(errorText(new TypeError("x is not a function"))).toContain("user-error.test.ts")
})

test("free space is known for a folder that does not exist yet", async () => {
  expect(await freeMebibytes(join(tmpdir(), "not", "made", "yet"))).toBeGreaterThan(0)
})

test("too little space is refused before the work begins", async () => {
  await expect(requireFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER, "the products")).rejects.toThrow(
    /too little space for the products/,
  )
})
