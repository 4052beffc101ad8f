import { defineConfig } from "@playwright/test"
import { stack } from "./tests/fixtures/stack.ts"

const JOURNEY_TIMEOUT_MS = 60_000
const EXPECT_TIMEOUT_MS = 8_000

/**
 * Journeys that look at pages or pictures. In the others nobody looks at pictures, whose loading and decoding takes a
 * quarter of the processor time of a page.
 */
const LOOKS = [
  "accessibility",
  "admin-content",
  "admin-products",
  "admin-windows",
  "back-button",
  "back-closes",
  "cart-drawer",
  "catalogue",
  "colour-mode",
  "first-look",
  "hydration",
  "offline",
  "pseudo-language",
  "windows",
  "zoom",
].map((name) => `${name}.spec.ts`)

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
}
const withoutPictures = {
  ...launchOptions,
  args: [...launchOptions.args, "--blink-settings=imagesEnabled=false"],
}

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: JOURNEY_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  use: {
    // Read separately in each worker, because each has its own shop.
    baseURL: stack.shopUrl,
    viewport: { width: 1440, height: 900 },
    locale: "hu-HU",
    // Only the journeys without a connection have one: requests that a worker answers are no page's to intercept.
    serviceWorkers: "block",
    timezoneId: "Europe/Budapest",
    screenshot: "only-on-failure",
    // Off at first: recording every change of the pages takes a tenth of a run. Without a film, which takes more than the journey.
    trace: { mode: process.env.TRACE === "on" ? "retain-on-failure" : "off", screenshots: false },
  },
  projects: [
    { name: "with pictures", testMatch: LOOKS, use: { launchOptions } },
    { name: "without pictures", testIgnore: LOOKS, use: { launchOptions: withoutPictures } },
  ],
})
