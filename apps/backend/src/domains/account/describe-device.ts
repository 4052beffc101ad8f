type Named = readonly [name: string, pattern: RegExp]

/** The first match wins; browsers that imitate others come first. */
const BROWSERS: readonly Named[] = [
  ["Edge", /\bEdgA?\/|\bEdgiOS\//],
  ["Opera", /\bOPR\/|\bOPT\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\bFirefox\/|\bFxiOS\//],
  ["Chrome", /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ["Safari", /\bSafari\//],
]

const SYSTEMS: readonly Named[] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
]

/** A readable device name from a user agent: "Firefox · Windows"; empty if unknown. */
export function describeDevice(userAgent: string): string {
  const find = (names: readonly Named[]) => names.find(([, pattern]) => pattern.test(userAgent))?.[0]
  return [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined).join(" · ")
}
