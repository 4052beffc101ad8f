import decodeQR from "qr/decode.js"
import { expect, test } from "vitest"
import { codeShape } from "./code-shape.ts"

const PIXELS = 4

/** The QR code as a scanner sees it: dark modules on white. */
function photograph({ size, path }: ReturnType<typeof codeShape>) {
  const width = size * PIXELS
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row += 1)
      for (let column = Number(x) * PIXELS; column < (Number(x) + Number(run)) * PIXELS; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  }
  return { width, height: width, data }
}

test.each(["HCT\n001\n1\nMINTHUHBXXX\nPortéka Kft.\n", "árvíztűrő tükörfúrógép", "1".repeat(331)])(
  "what is drawn is read again: %j",
  (text) => {
    expect(decodeQR(photograph(codeShape(text)))).toBe(text)
  },
)

test("the path holds nothing but its commands", () => {
  const { path, size } = codeShape("HCT\n001\n1\n")
  expect(path).toMatch(/^[Mhvz\d -]+$/)
  expect(size).toBeGreaterThan(21 + 8 - 1)
})
