import { expect, test } from "vitest"
import { findPromotionFault } from "./find-promotion-fault.ts"

const percent = (value: number) => ({ application_method: { type: "percentage", value } })
const amount = (value: number) => ({ application_method: { type: "fixed", value } })

test.each([
  [{ code: "UDV10", ...percent(10) }],
  [{ code: "NYÁR_2026-Őszi" }],
  [percent(100)],
  [amount(1000)],
  [{ status: "active" }],
  [null],
  // What Medusa's own schema refuses is not checked here.
  [{ code: 5 }],
])("%j can be used", (saved) => {
  expect(findPromotionFault(saved)).toBeNull()
})

test.each([
  [{ code: "SETA 1000" }, "szóköz nélkül"],
  [{ code: " UDV10" }, "szóköz nélkül"],
  [{ code: "50%" }, "betűkből"],
  [{ code: "" }, "betűkből"],
  [{ code: "A".repeat(65) }, "legfeljebb 64"],
  [{ code: "8BD15A164FBC30AA" }, "ajándékutalványé"],
  [{ code: "8bd15a164fbc30aa" }, "ajándékutalványé"],
  [percent(150), "100 százalék"],
  [percent(0), "nullánál nagyobb"],
  [amount(-1000), "nullánál nagyobb"],
])("%j: %s", (saved, reason) => {
  expect(findPromotionFault(saved)).toContain(reason)
})
