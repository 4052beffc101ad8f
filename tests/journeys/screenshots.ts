import { mkdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { chromium } from "@playwright/test"
import { openPages, purchasePages } from "../fixtures/every-page.ts"
import type { Language } from "../fixtures/purchase.ts"
import { stack } from "../fixtures/stack.ts"
import { wareOf } from "../fixtures/wares.ts"

/**
 * Takes a picture of every page on every screen, in both colour modes and languages, and an index.html that shows
 * them side by side. Against the shop of STACK_SHOP_URL and the other variables of tests/fixtures/stack.ts:
 *
 *   node tests/journeys/screenshots.ts <folder> [part of a name …]
 */
const WIDTHS = [390, 820, 1440]
const HEIGHT = 900
const COLOUR_MODES = ["light", "dark"] as const
const LANGUAGES: Language[] = ["hu", "en"]

const [folder = "screenshots", ...parts] = process.argv.slice(2)
const target = resolve(folder)
await mkdir(target, { recursive: true })

const wanted = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part))
const files: string[] = []
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
})
const ware = await wareOf("journeys", 4)

for (const language of LANGUAGES) {
  for (const colourMode of COLOUR_MODES) {
    for (const width of WIDTHS) {
      const look = `${language}-${colourMode}-${width}`
      const context = await browser.newContext({
        baseURL: stack.shopUrl,
        viewport: { width, height: HEIGHT },
        colorScheme: colourMode,
        reducedMotion: "reduce",
        hasTouch: width < 1000,
        locale: "hu-HU",
        timezoneId: "Europe/Budapest",
      })
      const page = await context.newPage()
      for (const stop of [...(await openPages()), ...purchasePages(ware)]) {
        await stop.open(page, language)
        const name = `${stop.name}-${look}`
        if (!wanted(name)) continue
        await page.waitForLoadState("networkidle")
        await page.screenshot({ path: join(target, `${name}.png`), fullPage: true })
        files.push(`${name}.png`)
      }
      await context.close()
      process.stdout.write(`${look}\n`)
    }
  }
}
await browser.close()

const figures = files
  .sort()
  .map((file) => `<figure><img src="${file}" loading="lazy"><figcaption>${file}</figcaption></figure>`)
const style =
  "body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}figure{margin:0}img{width:20rem}"
await writeFile(join(target, "index.html"), `<!doctype html><style>${style}</style>${figures.join("\n")}`)
