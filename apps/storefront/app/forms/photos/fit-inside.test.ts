import { expect, test } from "vitest"
import { fitInside } from "./fit-inside.ts"

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [800, 600, 800, 600],
  [20_000, 3, 1600, 1],
])("a picture of %i × %i becomes one of %i × %i", (width, height, fittingWidth, fittingHeight) => {
  expect(fitInside({ width, height }, 1600)).toEqual({ width: fittingWidth, height: fittingHeight })
})
