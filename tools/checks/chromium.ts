import { requireSystemProgram } from "../debian.ts"

const WHOLE_BROWSER = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

const requireBrowser = (places: readonly string[], packages: readonly string[]) =>
  requireSystemProgram({
    name: "Chromium",
    needer: "The browser journeys",
    places,
    packages,
    beside: ["fonts-dejavu-core"],
    advice: ", or name another one in CHROMIUM_PATH",
  })

/**
 * The browser for the journeys. Headless Chromium is preferred: it renders the same pages with a quarter less
 * CPU time. Debian packages it separately; other systems may only have the full browser.
 * @throws {UserError} if there is none and it cannot be installed
 */
export const requireChromium = async (): Promise<string> =>
  process.env.CHROMIUM_PATH ||
  requireBrowser(
    ["/usr/bin/chromium-headless-shell", ...WHOLE_BROWSER],
    ["chromium-headless-shell", "chromium"],
  )

/**
 * The full browser, for the journey that needs profile settings, which the headless one does not read.
 * @throws {UserError} if there is none and it cannot be installed
 */
export const requireWholeChromium = async (): Promise<string> =>
  process.env.CHROMIUM_PATH || requireBrowser(WHOLE_BROWSER, ["chromium"])
