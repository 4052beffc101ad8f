/**
 * Renders the brand's files into `public/`: favicons, app icons, the manifest's icons, the Open Graph picture,
 * and logo and mark as SVG. Needs a Chromium: `node brand/render.ts [path of the browser]`.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { type Browser, chromium } from "playwright-core"

const DEFAULT_BROWSER = "/usr/bin/chromium"
const PUBLIC = new URL("../public/", import.meta.url)
const LOGO_SOURCE = readFileSync(new URL("../app/ui/media/wordmark.svg", import.meta.url), "utf8")
const MARK_SOURCE = readFileSync(new URL("../app/ui/media/ornament.tsx", import.meta.url), "utf8")

const COLORS = {
  forest: "#17352a",
  forestLight: "#1f4233",
  paper: "#fcf9f2",
  wheat: "#f3e6cc",
  terracotta: "#b4532b",
  terracottaLight: "#e39a6c",
}

const [letters = "", petal = ""] = [...LOGO_SOURCE.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)
if (!letters || !petal) throw new Error("The wordmark needs two paths: letters and petal.")
const heart = constant(MARK_SOURCE, "HEART")
const bud = constant(MARK_SOURCE, "BUD")
const petalPlace = LOGO_SOURCE.match(/transform="([^"]+)"/)?.[1] ?? ""

const [, , browserPath = DEFAULT_BROWSER] = process.argv
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ["--no-sandbox", "--disable-gpu"],
})
try {
  writeSvgs()
  writeFileSync(new URL("favicon.ico", PUBLIC), icon(await png(browser, squareMark(0), 32, 32)))
  await save("apple-touch-icon.png", appIcon(0.62), 180, 180)
  await save("icon-192.png", appIcon(0.66), 192, 192)
  await save("icon-512.png", appIcon(0.66), 512, 512)
  // Of a maskable icon only the inner circle of 80% is sure to be seen.
  await save("icon-maskable-512.png", appIcon(0.5), 512, 512)
  await save("og-default.png", openGraph(), 1200, 630)
} finally {
  await browser.close()
}

/** The string a component's source gives a name, so that every drawing exists once. */
function constant(source: string, name: string): string {
  const value = source.match(new RegExp(`const ${name} =\\s*"([^"]+)"`))?.[1]
  if (!value) throw new Error(`No constant ${name}`)
  return value
}

function writeSvgs(): void {
  const svg = (box: string, content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`
  const night = `<style>path{fill:${COLORS.terracotta}}@media(prefers-color-scheme:dark){path{fill:${COLORS.terracottaLight}}}</style>`
  writeFileSync(
    new URL("favicon.svg", PUBLIC),
    svg("0 0 48 48", `${night}<path d="${heart}"/><path d="${bud}"/>`),
  )
  writeFileSync(new URL("logo.svg", PUBLIC), svg("0 0 1259 314", wordmark(COLORS.forest, COLORS.terracotta)))
  writeFileSync(new URL("mark.svg", PUBLIC), svg("0 0 48 48", mark(COLORS.terracotta, COLORS.terracotta)))
}

function wordmark(ink: string, accent: string): string {
  return `<path fill="${ink}" d="${letters}"/><path fill="${accent}" transform="${petalPlace}" d="${petal}"/>`
}

function mark(heartFill: string, budFill: string): string {
  return `<path fill="${heartFill}" d="${heart}"/><path fill="${budFill}" d="${bud}"/>`
}

function squareMark(margin: number): string {
  return `<svg width="100%" height="100%" viewBox="${2 - margin} ${1 - margin} ${44 + 2 * margin} ${46 + 2 * margin}">${mark(COLORS.terracotta, COLORS.terracotta)}</svg>`
}

/** The mark on the deep ground, as wide as `share` of the icon. */
function appIcon(share: number): string {
  const size = `${share * 100}%`
  return `<div style="height:100%;display:grid;place-items:center;background:${COLORS.forest}">
    <svg width="${size}" height="${size}" viewBox="4 3 40 42">${mark(COLORS.wheat, COLORS.terracottaLight)}</svg></div>`
}

function openGraph(): string {
  return `<div style="position:relative;height:100%;overflow:hidden;background:${COLORS.forest}">
    <svg style="position:absolute;right:-150px;top:-55px" width="740" height="740" viewBox="0 0 48 48">
      ${mark(COLORS.forestLight, COLORS.terracotta)}</svg>
    <svg style="position:absolute;left:88px;top:226px" width="560" viewBox="0 0 1259 314">
      ${wordmark(COLORS.wheat, COLORS.terracottaLight)}</svg>
    <div style="position:absolute;left:90px;top:408px;width:160px;height:2px;background:${COLORS.terracottaLight};opacity:.6"></div>
  </div>`
}

async function png(engine: Browser, body: string, width: number, height: number): Promise<Buffer> {
  const page = await engine.newPage({ viewport: { width, height } })
  await page.setContent(`<body style="margin:0;height:100vh">${body}</body>`)
  const image = await page.screenshot({ omitBackground: true })
  await page.close()
  return image
}

async function save(name: string, body: string, width: number, height: number): Promise<void> {
  writeFileSync(new URL(name, PUBLIC), await png(browser, body, width, height))
}

/** An .ico file that holds one 32×32 PNG. */
function icon(image: Buffer): Buffer {
  const HEADER_BYTES = 22
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(HEADER_BYTES, 18)
  return Buffer.concat([header, image])
}
