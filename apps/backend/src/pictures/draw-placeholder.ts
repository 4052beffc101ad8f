import sharp from "sharp"

const WIDTH = 1000
const HEIGHT = 1250

/** Muted earth colors; the group of a picture (its category) decides which. */
const PALETTE = ["#b4552d", "#7a8450", "#3f5f8a", "#a8763e", "#8c3b3b", "#5f7d7a", "#c08a3e", "#6b5876"]

const HEART =
  "M24 43C12 37 5 28 6 17 6.5 10.5 10 7 13.5 6c-.5 5 1.5 7.5 5 9.5-1.5 7 1 13.5 5.5 18.5 4.5-5 7-11.5 5.5-18.5 3.5-2 5.5-4.5 5-9.5C38 7 41.5 10.5 42 17c1 11-6 20-18 26z"
const BUD = "M24 5c3.8 5 5.2 12.5 0 22-5.2-9.5-3.8-17 0-22z"

/**
 * The background of the shop's photographs with its mark, for a missing picture. The same input always gives
 * the same bytes.
 *
 * @param group pictures with the same color, for example the category's handle
 * @returns JPEG, 1000 × 1250
 */
export async function drawPlaceholder(group: string): Promise<Buffer> {
  const color = PALETTE[numberFrom(group) % PALETTE.length] as string
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="wall" x2="0.25" y2="1"><stop offset="0" stop-color="#cfc8bc"/><stop offset=".7" stop-color="#e4ded3"/><stop offset="1" stop-color="#f1ece2"/></linearGradient>
      <radialGradient id="light" cx="22%" cy="30%" r="80%"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <g transform="translate(380 490) scale(5)" fill="${color}" fill-opacity=".42"><path d="${HEART}"/><path d="${BUD}"/></g>
  </svg>`
  return await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer()
}

function numberFrom(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}
