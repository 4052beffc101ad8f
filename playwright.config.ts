import { existsSync, statfsSync } from "node:fs"
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
  "color-mode",
  "first-look",
  "hydration",
  "offline",
  "pseudo-language",
  "windows",
  "zoom",
].map((name) => `${name}.spec.ts`)

const SHARED_MEMORY = "/dev/shm"
/** More than three browsers need. */
const ENOUGH_BYTES = 2 ** 30

function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= ENOUGH_BYTES
}

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    // A seventh of the browser's processor time is for processes that these two save: one that draws, and one that is
    // kept ready for the next page.
    "--in-process-gpu",
    "--renderer-process-limit=1",
  ],
  // Playwright lets the browser's processes share files instead of memory, because a container may have little of it.
  // Where there is enough, memory takes a fifteenth less of their time.
  ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
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
