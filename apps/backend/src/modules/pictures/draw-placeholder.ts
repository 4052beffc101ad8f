import sharp from "sharp"

const WIDTH = 1000
const HEIGHT = 1250

/** Muted earth colours; the group of a picture (its category) decides which. */
const PALETTE = ["#b4552d", "#7a8450", "#3f5f8a", "#a8763e", "#8c3b3b", "#5f7d7a", "#c08a3e", "#6b5876"]

/**
 * A calm still life in place of a photograph that is not there yet: soft light, a round vessel, the title's
 * initial. The same input always gives the same bytes.
 *
 * @param group what shares a colour, for instance the category's handle
 * @returns JPEG, 1000 × 1250
 */
export async function drawPlaceholder(title: string, group: string, seed: string): Promise<Buffer> {
  const colour = PALETTE[numberFrom(group) % PALETTE.length] as string
  const variant = numberFrom(seed)
  const rx = 230 + (variant % 5) * 28
  const ry = 250 + (variant % 7) * 26
  const lightX = 25 + (variant % 6) * 10
  const initial = escapeXml([...title.trim()][0]?.toLocaleUpperCase("hu") ?? "P")
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="wall" x2="0.3" y2="1"><stop offset="0" stop-color="#f4efe6"/><stop offset="1" stop-color="#ddd3c2"/></linearGradient>
      <radialGradient id="body" cx="${lightX}%" cy="24%" r="85%">
        <stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/>
        <stop offset="1" stop-color="#000" stop-opacity=".38"/>
      </radialGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="26"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#wall)"/>
    <rect y="960" width="100%" height="290" fill="#cbbfa9" opacity=".55"/>
    <ellipse cx="500" cy="1010" rx="${rx + 70}" ry="46" fill="#4a3d2c" opacity=".35" filter="url(#soft)"/>
    <ellipse cx="500" cy="${1010 - ry}" rx="${rx}" ry="${ry}" fill="${colour}"/>
    <ellipse cx="500" cy="${1010 - ry}" rx="${rx}" ry="${ry}" fill="url(#body)"/>
    <text x="500" y="${1010 - ry + 92}" font-family="Georgia, 'DejaVu Serif', serif" font-size="260"
      text-anchor="middle" fill="#fff" fill-opacity=".72">${initial}</text>
  </svg>`
  return await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer()
}

function numberFrom(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return hash
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
