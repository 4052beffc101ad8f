import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { readLateMessages } from "./late-messages.server.ts"

function clientFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "client-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test("scripts are followed by the messages they wait for, once, in the page's language", () => {
  const folder = clientFolder()
  mkdirSync(join(folder, ".vite"))
  const known = {
    "assets/entry.js": { hu: ["assets/shared-hu.js"], en: ["assets/shared-en.js"] },
    "assets/cart.js": { hu: ["assets/shared-hu.js", "assets/cart-hu.js"] },
  }
  writeFileSync(join(folder, ".vite/late-messages.json"), JSON.stringify(known))
  const lateMessages = readLateMessages(folder)
  const scripts = ["/assets/entry.js", "/assets/base.js", "/assets/cart.js"]
  expect(lateMessages(scripts, "hu")).toEqual(["/assets/shared-hu.js", "/assets/cart-hu.js"])
  expect(lateMessages(scripts, "en")).toEqual(["/assets/shared-en.js"])
})

test("without a build nothing is known", () => {
  expect(readLateMessages(clientFolder())(["/assets/entry.js"], "hu")).toEqual([])
})
