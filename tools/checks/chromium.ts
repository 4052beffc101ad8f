import { UserError } from "../bootstrap/user-error.mjs"
import { requireSystemProgram } from "../programs/debian.ts"

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

const HEADLESS_BROWSER = "/usr/bin/chromium-headless-shell"

/**
 * The browser for the journeys. Headless Chromium is preferred, and installed even where the full browser is: that
 * one draws a window with tabs and toolbars that nobody sees, in processes of their own. Debian packages it
 * separately; other systems may only have the full browser.
 * @throws {UserError} if there is none and it cannot be installed
 */
export async function requireChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  try {
    return await requireBrowser([HEADLESS_BROWSER], ["chromium-headless-shell"])
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return await requireWholeChromium()
  }
}

/**
 * The full browser, for the journey that needs profile settings, which the headless one does not read.
 * @throws {UserError} if there is none and it cannot be installed
 */
export const requireWholeChromium = async (): Promise<string> =>
  process.env.CHROMIUM_PATH || requireBrowser(WHOLE_BROWSER, ["chromium"])
