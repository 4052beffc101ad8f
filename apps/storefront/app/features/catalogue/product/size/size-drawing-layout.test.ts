import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { COMPANIONS, layOutSize } from "./size-drawing-layout.ts"

const side = fc.integer({ min: 1, max: 400 })

describe("the drawing of a size", () => {
  it("shows a product and what stands beside it in one scale, within its frame", () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const { companion, scale, product, ...frame } = layOutSize({ width, height })
        expect(product.width / width).toBeCloseTo(scale)
        expect(product.height / height).toBeCloseTo(scale)
        expect(product.x).toBeGreaterThan(COMPANIONS[companion].width * scale)
        expect(product.x + product.width).toBeLessThanOrEqual(frame.width)
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
