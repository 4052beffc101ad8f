import encodeQR from "qr"

/** A QR code as a single vector shape. */
export interface CodeShape {
  /** Width and height in modules, including the quiet zone that readers need. */
  size: number
  /** The dark modules as an SVG path. */
  path: string
}

/** ISO/IEC 18004 requires a quiet zone of four modules around a code. */
const QUIET_ZONE = 4

/** A horizontal run of dark modules, one module high. */
interface Bar {
  x: number
  y: number
  width: number
}

/** Encodes a text as a QR code with medium error correction, which the MNB's guideline requires. */
export function codeBars(text: string): { size: number; bars: Bar[] } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE })
  return { size: rows.length, bars: rows.flatMap(barsOf) }
}

/** The same as an SVG path. */
export function codeShape(text: string): CodeShape {
  const { size, bars } = codeBars(text)
  return { size, path: bars.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join("") }
}

function barsOf(row: readonly boolean[], y: number): Bar[] {
  const modules = row.map((isDark) => (isDark ? "1" : "0")).join("")
  return Array.from(modules.matchAll(/1+/g), ({ index: x, 0: { length: width } }) => ({ x, y, width }))
}
