import { expect, test } from "vitest"
import { requireKnownVersions, WRITTEN_FOR } from "./known-versions.ts"

test("the installed versions are those the patches were written for", () => {
  expect(() => requireKnownVersions()).not.toThrow()
})

test("another version stops the start and says which package and what to do", () => {
  const installed = { "@medusajs/medusa": "2.22.0", "@medusajs/promotion": WRITTEN_FOR }
  expect(() => requireKnownVersions(installed)).toThrow(
    `written for ${WRITTEN_FOR}, but installed is @medusajs/medusa 2.22.0. Go through the upgrade checklist`,
  )
})
