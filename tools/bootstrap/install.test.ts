import { expect, test } from "vitest"
import { isInstalled, troubleOfNpm } from "./install.mjs"
import { DISK_FULL } from "./trouble.mjs"

const LOCK = {
  packages: {
    "": { version: "1.0.0" },
    "packages/shop": { version: "0.1.0" },
    "node_modules/@porteka/shop": { link: true },
    "node_modules/zod": { version: "4.6.7" },
    "node_modules/fsevents": { version: "2.3.3", optional: true },
  },
}

test("is installed when every needed package is there in its version", () => {
  expect(isInstalled(LOCK, { packages: { "node_modules/zod": { version: "4.6.7" } } })).toBe(true)
})

test("is not installed without node_modules, without a package, or with another version", () => {
  expect(isInstalled(LOCK, undefined)).toBe(false)
  expect(isInstalled(LOCK, { packages: {} })).toBe(false)
  expect(isInstalled(LOCK, { packages: { "node_modules/zod": { version: "4.6.6" } } })).toBe(false)
})

test("an optional package that is there must have the right version", () => {
  const packages = { "node_modules/zod": { version: "4.6.7" }, "node_modules/fsevents": { version: "1.0.0" } }
  expect(isInstalled(LOCK, { packages })).toBe(false)
})

test.each(["npm error code ENOTFOUND", "request failed, reason: connect ECONNREFUSED", "EAI_AGAIN"])(
  "npm without a network is told in a sentence: %s",
  (output) => {
    expect(troubleOfNpm(output).message).toBe("npm could not reach its registry.")
  },
)

test("npm on a full disk is told as a full disk", () => {
  expect(troubleOfNpm("npm error nospc ENOSPC: no space left on device, write")).toBe(DISK_FULL)
})

test("any other failure of npm shows its last lines", () => {
  expect(troubleOfNpm("npm error the lock file is out of date").message).toContain("lock file is out of date")
})
