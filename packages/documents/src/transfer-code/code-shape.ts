import encodeQR from "qr"

/** A QR code as one shape, for pages and for paper alike. */
export interface CodeShape {
  /** Width and height in modules, with the light margin that readers need. */
  size: number
  /** The dark modules as the path of an SVG. */
  path: string
}

/** ISO/IEC 18004 wants four modules of light around a code. */
const QUIET_ZONE = 4

/** Draws a text as a QR code with medium error correction, which the MNB's guideline asks for. */
export function codeShape(text: string): CodeShape {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE })
  return { size: rows.length, path: rows.map(rowPath).join("") }
}

/** The dark runs of a row as bars. */
function rowPath(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? "1" : "0")).join("")
  return Array.from(
    modules.matchAll(/1+/g),
    ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join("")
}
