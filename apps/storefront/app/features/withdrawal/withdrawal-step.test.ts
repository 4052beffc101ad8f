import { expect, test } from "vitest"
import { firstStep } from "./withdrawal-step.ts"

test("pieces that have come back are not offered again", () => {
  const bought = [
    { title: "Bögre", pieces: 3, returned: 1, isExempt: false },
    { title: "Tál", pieces: 1, returned: 1, isExempt: false },
  ]
  expect(firstStep({}, bought)).toMatchObject({ offered: [{ title: "Bögre", pieces: 2 }] })
})
