import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { ROOT } from "../programs/project-paths.ts"
import { isInstalled, npmError } from "./install.mjs"
import { DISK_FULL } from "./user-error.mjs"

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
  "npm without a network is explained in a sentence: %s",
  (output) => {
    expect(npmError(output).message).toBe("npm could not reach its registry.")
  },
)

test("npm on a full disk is explained as a full disk", () => {
  expect(npmError("npm error nospc ENOSPC: no space left on device, write")).toBe(DISK_FULL)
})

test("any other failure of npm shows its last lines", () => {
  expect(npmError("npm error the lock file is out of date").message).toContain("lock file is out of date")
})

/** Where Node would find a package that the one at `from` needs: beside it, or further up. */
function isLocked(packages: Record<string, unknown>, from: string, name: string): boolean {
  if (Object.hasOwn(packages, `${from === "" ? "" : `${from}/`}node_modules/${name}`)) return true
  return from !== "" && isLocked(packages, from.replace(/(^|\/)[^/]*$/, ""), name)
}

// npm leaves the packages for other kinds of machine out when it writes the lock file beside an installed tree:
// `npm ci` then refuses it, and other machines get no build of Rollup or Biome. To mend one: delete node_modules,
// then `npm install --package-lock-only`.
test.each(["", "apps/backend"])(
  "the lock file in ./%s names the packages for every kind of machine",
  (folder) => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, folder, "package-lock.json"), "utf8")) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>
    }
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter((name) => !isLocked(packages, path, name)),
    )
    expect(missing).toEqual([])
  },
)
