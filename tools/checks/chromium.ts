import { requireSystemProgram } from "../debian.ts"

/**
 * The browser for the journeys. Chromium without windows comes first: it renders the same pages with a quarter less of the
 * processor's time. Debian packages it apart; other systems may have the whole browser alone.
 * @throws {Trouble} when there is none and it cannot be installed
 */
export const requireChromium = async (): Promise<string> =>
  process.env.CHROMIUM_PATH ||
  requireSystemProgram({
    name: "Chromium",
    needer: "The browser journeys",
    places: [
      "/usr/bin/chromium-headless-shell",
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    packages: ["chromium-headless-shell", "chromium"],
    beside: ["fonts-dejavu-core"],
    advice: ", or name another one in CHROMIUM_PATH",
  })
