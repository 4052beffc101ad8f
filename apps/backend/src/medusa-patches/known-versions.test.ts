import { expect, test } from "vitest"
import { requireKnownVersions, WRITTEN_FOR } from "./known-versions.ts"

test("what is installed is what the patches were written for", () => {
  expect(() => requireKnownVersions()).not.toThrow()
})

test("another version ends the start and says which package and what to do", () => {
  const installed = { "@medusajs/medusa": "2.22.0", "@medusajs/promotion": WRITTEN_FOR }
  expect(() => requireKnownVersions(installed)).toThrow(
    `written for ${WRITTEN_FOR}, but installed is @medusajs/medusa 2.22.0. Go through the upgrade checklist`,
  )
})
