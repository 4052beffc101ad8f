import { expect, it } from "vitest"
import { directionsTo } from "./directions.ts"

it("leads to the whole address, whatever is in it", () => {
  const url = new URL(directionsTo({ postalCode: "1052", city: "Budapest", street: "Kézműves köz 3. & 4." }))
  expect(url.origin).toBe("https://www.google.com")
  expect(url.searchParams.get("destination")).toBe("Kézműves köz 3. & 4., 1052 Budapest")
})
