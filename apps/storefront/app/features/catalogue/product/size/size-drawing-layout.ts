import type { Measures } from "@porteka/hungary"

/** Things of known size for comparison, in centimeters. */
export const COMPANIONS = {
  hand: { width: 12, height: 18 },
  person: { width: 56, height: 170 },
} as const satisfies Record<string, Measures>

export type Companion = keyof typeof COMPANIONS

/** Up to this size a hand is used for comparison. */
const LARGEST_BESIDE_HAND_CM = 60
const MOST_WIDTH = 220
const MOST_HEIGHT = 120
const GAP = 14

export interface SizeDrawingLayout {
  companion: Companion
  /** Units of the drawing per centimeter. */
  scale: number
  product: { x: number; width: number; height: number }
  width: number
  height: number
}

/** Both are side by side on one base line, as large as possible. */
export function layOutSize({ width, height }: Measures): SizeDrawingLayout {
  const companion = Math.max(width, height) > LARGEST_BESIDE_HAND_CM ? "person" : "hand"
  const beside = COMPANIONS[companion]
  const scale = Math.min(
    MOST_HEIGHT / Math.max(height, beside.height),
    (MOST_WIDTH - GAP) / (width + beside.width),
  )
  const x = beside.width * scale + GAP
  return {
    companion,
    scale,
    product: { x, width: width * scale, height: height * scale },
    width: x + width * scale,
    height: Math.max(height, beside.height) * scale,
  }
}
