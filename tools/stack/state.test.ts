import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { makePrivateFolders, stateFolder } from "./state.ts"

test("mails, logs, and uploads such as photos of complaints are read by no other account, also in an earlier shop", () => {
  const home = mkdtempSync(join(tmpdir(), "porteka-state-"))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const state = stateFolder(home)
  mkdirSync(state.uploads)
  makePrivateFolders(state)
  for (const folder of [state.outbox, state.logs, state.uploads])
    expect([folder, (statSync(folder).mode & 0o777).toString(8)]).toEqual([folder, "700"])
})
