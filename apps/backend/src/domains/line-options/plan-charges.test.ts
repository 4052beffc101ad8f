import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type ChargedLine, haveCharges, planCharges } from "./plan-charges.ts"

const wrapped = (id: string, quantity: number): ChargedLine => ({
  id,
  quantity,
  metadata: { gift_wrap: true, gift_message: "Hello" },
})
const plain = (id: string, quantity: number): ChargedLine => ({ id, quantity, metadata: null })
const charge = (id: string, quantity: number): ChargedLine => ({
  id,
  quantity,
  metadata: { charge_for: "gift_wrap" },
})

describe("charges for options", () => {
  it.each<[string, ChargedLine[], ReturnType<typeof planCharges>]>([
    ["nothing without options", [plain("a", 2)], { add: [], change: [], remove: [] }],
    [
      "each wrapped piece",
      [wrapped("a", 2), wrapped("b", 1), plain("c", 5)],
      { add: [{ key: "gift_wrap", quantity: 3 }], change: [], remove: [] },
    ],
    ["nothing more when it is there", [wrapped("a", 2), charge("x", 2)], { add: [], change: [], remove: [] }],
    [
      "other pieces",
      [wrapped("a", 3), charge("x", 2)],
      { add: [], change: [{ id: "x", quantity: 3 }], remove: [] },
    ],
    ["no items any more", [plain("a", 3), charge("x", 2)], { add: [], change: [], remove: ["x"] }],
    ["once", [wrapped("a", 3), charge("x", 3), charge("y", 3)], { add: [], change: [], remove: ["y"] }],
  ])("%s", (_name, lines, plan) => {
    expect(planCharges(lines)).toEqual(plan)
  })

  const line = fc.record({
    kind: fc.constantFrom("plain", "wrapped", "charge"),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  const anyLines = fc.array(line, { maxLength: 8 }).map((kinds) =>
    kinds.map(({ kind, quantity }, index) => {
      const make = { plain, wrapped, charge }[kind] ?? plain
      return make(String(index), quantity)
    }),
  )

  it("is needed only for lines that have charges, for any cart", () => {
    expect(haveCharges([plain("a", 1), wrapped("b", 1)])).toBe(true)
    expect(haveCharges([charge("x", 1)])).toBe(true)
    fc.assert(
      fc.property(anyLines, (lines) => {
        fc.pre(!haveCharges(lines))
        expect(planCharges(lines)).toEqual({ add: [], change: [], remove: [] })
      }),
    )
  })

  it("is complete after one plan, for any cart", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { add, change, remove } = planCharges(lines)
        const after = lines
          .filter(({ id }) => !remove.includes(id))
          .map((kept) => ({
            ...kept,
            quantity: change.find(({ id }) => id === kept.id)?.quantity ?? kept.quantity,
          }))
        const settled = [...after, ...add.map(({ quantity }) => charge("new", quantity))]
        expect(planCharges(settled)).toEqual({ add: [], change: [], remove: [] })
      }),
    )
  })
})
