import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { COMPANIONS, layOutSize } from "./size-drawing-layout.ts"

const side = fc.integer({ min: 1, max: 400 })

describe("the drawing of a size", () => {
  it("shows goods and what stands beside them in one scale, within its frame", () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const { companion, scale, goods, ...frame } = layOutSize({ width, height })
        expect(goods.width / width).toBeCloseTo(scale)
        expect(goods.height / height).toBeCloseTo(scale)
        expect(goods.x).toBeGreaterThan(COMPANIONS[companion].width * scale)
        expect(goods.x + goods.width).toBeLessThanOrEqual(frame.width)
        expect(frame.width).toBeLessThanOrEqual(220.001)
        expect(frame.height).toBeLessThanOrEqual(120.001)
      }),
    )
  })

  it("compares with a hand what a hand can hold, and with a person what is bigger", () => {
    expect(layOutSize({ width: 16, height: 24 }).companion).toBe("hand")
    expect(layOutSize({ width: 140, height: 220 }).companion).toBe("person")
  })
})
