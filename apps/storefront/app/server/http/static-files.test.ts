import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import underPressure from "@fastify/under-pressure"
import Fastify from "fastify"
import { afterAll, expect, it, vi } from "vitest"
import { registerStaticFiles } from "./static-files.server.ts"

const folder = mkdtempSync(join(tmpdir(), "porteka-files-"))
const picturesFolder = join(folder, "pictures")
mkdirSync(join(folder, "assets"))
mkdirSync(picturesFolder)
writeFileSync(join(folder, "assets", "page.js"), "export {}")
writeFileSync(join(picturesFolder, "jug.webp"), "")
afterAll(() => rmSync(folder, { recursive: true }))

const keepBusy = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

it("serves the files of a page when the process is overloaded, and nothing else", async () => {
  const app = Fastify()
  await app.register(underPressure, { maxEventLoopDelay: 20, sampleInterval: 100, exposeStatusRoute: false })
  await registerStaticFiles(app, { clientFolder: folder, picturesFolder })
  app.get("/hu", async () => "a page")
  const urls = ["/hu", "/assets/page.js", "/pictures/jug.webp"]
  const statuses = async () =>
    (await Promise.all(urls.map((url) => app.inject(url)))).map(({ statusCode }) => statusCode)

  expect(await statuses()).toEqual([200, 200, 200])
  await vi.waitFor(
    async () => {
      keepBusy(300)
      expect(await statuses()).toEqual([503, 200, 200])
    },
    { timeout: 20_000, interval: 0 },
  )
  await app.close()
})
