import { expect, test } from "vitest"
import { findPromotionFault, findRulesFault } from "./find-promotion-fault.ts"

const percent = (value: number) => ({ application_method: { type: "percentage", value } })
const from = (values: unknown) => ({ attribute: "cart_value", operator: "gte", values })
const amount = (value: number) => ({ application_method: { type: "fixed", value } })

test.each([
  [{ code: "UDV10", ...percent(10) }],
  [{ code: "NYÁR_2026-Őszi" }],
  [percent(100)],
  [amount(1000)],
  [{ status: "active" }],
  [{ rules: [{ attribute: "region.id", operator: "in", values: ["reg_1", "reg_2"] }, from("20000")] }],
  [{ rules: [from(["1"])] }],
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
  [{ rules: [from("")] }, "egész szám forintban"],
  [{ rules: [from([])] }, "egész szám forintban"],
  [{ rules: [from("0")] }, "egész szám forintban"],
  [{ rules: [from("19999.5")] }, "egész szám forintban"],
  [{ rules: [from("2e4")] }, "egész szám forintban"],
  [{ rules: [from(["10000", "20000"])] }, "egész szám forintban"],
  [{ rules: [{ ...from("20000"), operator: "lt" }] }, "egész szám forintban"],
])("%j: %s", (saved, reason) => {
  expect(findPromotionFault(saved)).toContain(reason)
})

test("conditions that are added to a promotion or changed are checked alike", () => {
  expect(findRulesFault({ create: [from("20000")], update: [from("1")], delete: ["prorul_1"] })).toBeNull()
  expect(findRulesFault({ create: [from("0")] })).toContain("egész szám forintban")
  expect(findRulesFault({ update: [from("sok")] })).toContain("egész szám forintban")
})
