import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type MergeLine, planMerge } from "./plan-merge.ts"

const line = (id: string, variant_id: string, quantity: number, note?: string): MergeLine => ({
  id,
  variant_id,
  quantity,
  metadata: note === undefined ? null : { personalisation: note },
})

const bounds = (stock: Record<string, number | undefined>, mostLines = 100) => ({
  stock: new Map(Object.entries(stock)),
  mostLines,
  mostPieces: 99,
})

describe("two carts that meet", () => {
  it.each([
    ["a line of the other only is added", [], [line("o", "mug", 2)], { mug: 9 }, [["add", 2]]],
    [
      "of the same line the larger quantity counts",
      [line("m", "mug", 1)],
      [line("o", "mug", 3)],
      { mug: 9 },
      [["raise", 3]],
    ],
    [
      "a smaller quantity changes nothing",
      [line("m", "mug", 3)],
      [line("o", "mug", 1)],
      { mug: 9 },
      [["keep"]],
    ],
    [
      "an equal quantity changes nothing",
      [line("m", "mug", 3)],
      [line("o", "mug", 3)],
      { mug: 9 },
      [["keep"]],
    ],
    ["never more than there are", [line("m", "mug", 1)], [line("o", "mug", 5)], { mug: 2 }, [["raise", 2]]],
    ["what is sold out stays where it is", [], [line("o", "mug", 5)], { mug: 0 }, []],
    ["what is not sold any more stays where it is", [], [line("o", "mug", 5)], {}, []],
    [
      "what nobody counts has no bound but the cart's",
      [],
      [line("o", "mug", 5)],
      { mug: undefined },
      [["add", 5]],
    ],
    [
      "another wish is another line",
      [line("m", "mug", 1)],
      [line("o", "mug", 1, "Anna")],
      { mug: 9 },
      [["add", 1]],
    ],
    [
      "the same wish is the same line",
      [line("m", "mug", 1, "Anna")],
      [line("o", "mug", 2, "Anna")],
      { mug: 9 },
      [["raise", 2]],
    ],
  ] as const)("%s", (_, lines, others, stock, expected) => {
    const steps = planMerge(lines, others, bounds(stock))
    expect(steps.map((step) => ("quantity" in step ? [step.kind, step.quantity] : [step.kind]))).toEqual(
      expected,
    )
  })

  it("adds no more lines than a cart can have", () => {
    const others = [line("a", "mug", 1), line("b", "bowl", 1)]
    expect(planMerge([line("m", "jug", 1)], others, bounds({ mug: 1, bowl: 1 }, 2))).toHaveLength(1)
  })

  const lines = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      variant_id: fc.constantFrom("mug", "bowl", "jug", "cup"),
      quantity: fc.integer({ min: 1, max: 20 }),
      metadata: fc.constantFrom(null, { personalisation: "Anna" }),
    }),
    { selector: ({ variant_id, metadata }) => JSON.stringify([variant_id, metadata]) },
  )

  it("loses nothing, exceeds no stock, and is done once", () => {
    fc.assert(
      fc.property(lines, lines, fc.integer({ min: 0, max: 30 }), (mine, others, each) => {
        const limits = bounds({ mug: each, bowl: each, jug: each, cup: undefined })
        const steps = planMerge(mine, others, limits)
        for (const step of steps) if ("quantity" in step) expect(step.quantity).toBeLessThanOrEqual(99)
        for (const other of others) {
          const step = steps.find(({ from }) => from === other.id)
          const isSoldOut = other.variant_id !== "cup" && each === 0
          if (!isSoldOut) expect(step).toBeDefined()
        }
        const after = mine.map((own) => {
          const raised = steps.find((step) => step.kind === "raise" && step.line_id === own.id)
          const quantity = raised?.kind === "raise" ? raised.quantity : own.quantity
          expect(quantity).toBeGreaterThanOrEqual(own.quantity)
          return { ...own, quantity }
        })
        const again = planMerge(after, others, limits)
        expect(again.filter(({ kind }) => kind === "raise")).toEqual([])
      }),
    )
  })
})
