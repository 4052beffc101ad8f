import { expect, test } from "vitest"
import type { ChargedLine } from "../line-options/plan-charges.ts"
import { type EditFault, findEditFault } from "./edit-fault.ts"

const wrapped = (quantity: number): ChargedLine => ({
  id: "wrapped",
  quantity,
  metadata: { gift_wrap: true },
})
const plain = (quantity: number): ChargedLine => ({ id: "plain", quantity, metadata: null })
const charge = (quantity: number): ChargedLine => ({
  id: "charge",
  quantity,
  metadata: { charge_for: "gift_wrap" },
})
const left = (quantity: number, wanted: number): EditFault => ({
  kind: "charge_left",
  key: "gift_wrap",
  quantity,
  wanted,
})

test.each<[string, ChargedLine[], ChargedLine[], EditFault | null]>([
  [
    "takes out one of two products",
    [plain(1), wrapped(1), charge(1)],
    [plain(0), wrapped(1), charge(1)],
    null,
  ],
  ["takes out everything", [plain(2)], [plain(0)], { kind: "nothing_left" }],
  ["leaves only the wrapping", [wrapped(2), charge(2)], [wrapped(0), charge(2)], { kind: "nothing_left" }],
  ["takes out a wrapped piece", [wrapped(2), charge(2)], [wrapped(1), charge(2)], left(2, 1)],
  [
    "takes out what was wrapped",
    [plain(1), wrapped(2), charge(2)],
    [plain(1), wrapped(0), charge(2)],
    left(2, 0),
  ],
  ["takes out its wrapping, too", [wrapped(2), charge(2)], [wrapped(1), charge(1)], null],
  ["sets the wrapping as the staff wants it", [wrapped(3), charge(3)], [wrapped(1), charge(2)], null],
  ["adds a wrapped piece for the same charge", [wrapped(1), charge(1)], [wrapped(2), charge(1)], null],
  ["does not touch what was wrapped", [plain(2), charge(2)], [plain(1), charge(2)], null],
])("an edit that %s", (_case, before, edited, fault) => {
  expect(findEditFault(before, edited)).toEqual(fault)
})
