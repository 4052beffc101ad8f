import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { readMessageFiles } from "./message-files.server.ts"

function clientFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "client-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test("scripts are followed by the messages they import, once, in the page's language", () => {
  const folder = clientFolder()
  mkdirSync(join(folder, ".vite"))
  const known = {
    folders: { hu: "/assets/messages-hu-1/", en: "/assets/messages-en-2/" },
    parts: { "assets/entry.js": ["shared"], "assets/cart.js": ["shared", "cart"] },
  }
  writeFileSync(join(folder, ".vite/message-files.json"), JSON.stringify(known))
  const hu = readMessageFiles(folder)?.("hu")
  expect(JSON.parse(hu?.importMap ?? "")).toEqual({ imports: { "messages/": "/assets/messages-hu-1/" } })
  expect(hu?.importedBy(["/assets/entry.js", "/assets/base.js", "/assets/cart.js"])).toEqual([
    "/assets/messages-hu-1/shared.js",
    "/assets/messages-hu-1/cart.js",
  ])
  const en = readMessageFiles(folder)?.("en")
  expect(en?.importedBy(["/assets/entry.js"])).toEqual(["/assets/messages-en-2/shared.js"])
})

test("without a build nothing is known", () => {
  expect(readMessageFiles(clientFolder())).toBe(null)
})
