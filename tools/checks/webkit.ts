import { requireSystemProgram } from "../programs/debian.ts"

/**
 * Safari's engine, driven through WebDriver, and a screen that nobody sees, which it needs. For Linux, where
 * the tests run; elsewhere the journey in Safari is skipped.
 * @throws {UserError} if it is missing and cannot be installed
 */
export async function requireWebKit(): Promise<void> {
  if (process.platform !== "linux") return
  await requireSystemProgram({
    name: "WebKitGTK with its driver",
    needer: "The browser journeys",
    places: ["/usr/bin/WebKitWebDriver"],
    packages: ["webkit2gtk-driver"],
  })
  await requireSystemProgram({
    name: "Xvfb",
    needer: "The browser journeys",
    places: ["/usr/bin/Xvfb"],
    packages: ["xvfb"],
  })
}
