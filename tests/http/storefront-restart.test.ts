import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { findFreePort } from "../../tools/processes/ports.ts"
import { waitUntil } from "../../tools/processes/wait.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { type OwnStorefront, openStorefront } from "../fixtures/own-storefront.ts"
import { textOf } from "../fixtures/page-head.ts"
import { readProduct, testProductsOf } from "../fixtures/test-products.ts"

const READY_TIMEOUT_MS = 20_000

let folder: string
/** The same for every storefront of a test, because they replace each other. */
let environment: NodeJS.ProcessEnv
let open: OwnStorefront | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "porteka-pages-"))
  environment = {
    PORT: String(await findFreePort()),
    METRICS_PORT: String(await findFreePort()),
    PICTURES_DIR: folder,
    PAGE_CACHE_DIR: folder,
  }
})

afterEach(async () => {
  await open?.stop()
  open = undefined
  await rm(folder, { recursive: true })
})

/** Stops the current storefront and starts a new one. @returns once it follows the change feed */
async function restart(changes: NodeJS.ProcessEnv = {}): Promise<OwnStorefront> {
  await open?.stop()
  const storefront = await openStorefront({ ...environment, ...changes })
  open = storefront
  const { url } = storefront
  if (!(await waitUntil(async () => (await fetch(`${url}/healthz`)).ok, READY_TIMEOUT_MS)))
    throw new Error(`The storefront does not follow the feed:\n${storefront.output()}`)
  return storefront
}

async function look({ url }: OwnStorefront, path: string): Promise<string> {
  const answer = await fetch(url + path)
  expect(answer.status, path).toBe(200)
  return textOf(await answer.text())
}

/** How many pages were rendered on request, and how many were already stored. */
async function counts() {
  const text = await (await fetch(`http://127.0.0.1:${environment.METRICS_PORT}/metrics`)).text()
  const count = (result: string) =>
    Number(new RegExp(`porteka_page_cache_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  return { made: count("render"), there: count("hit") }
}

test("a restarted storefront shows its stored pages, except those that have changed", async () => {
  const administrator = await Administrator.signIn()
  const [changed, same] = await testProductsOf("admin")
  if (!changed || !same) throw new Error("There are too few products for tests.")
  const [ofChanged, ofSame] = [`/en/product/${changed.handle}`, `/en/product/${same.handle}`]
  const first = await restart()
  for (const path of [ofChanged, ofSame]) await look(first, path)
  expect(await counts()).toEqual({ made: 2, there: 0 })
  const { title } = await readProduct(changed.handle, "en")
  const fresh = `${title}, renamed while nobody was there`

  await open?.stop()
  await administrator.translateProduct(changed.productId, "en-US", { title: fresh })
  await expect.poll(async () => (await readProduct(changed.handle, "en")).title).toBe(fresh)
  const second = await restart()

  await look(second, ofSame)
  expect(await counts()).toEqual({ made: 0, there: 1 })
  expect(await look(second, ofChanged)).toContain(fresh)
  expect(await counts()).toEqual({ made: 1, there: 1 })
  await administrator.translateProduct(changed.productId, "en-US", { title })
  // The next test's pages show this product, too.
  await expect.poll(async () => (await readProduct(changed.handle, "en")).title).toBe(title)
})

test("another version renders the requested pages before anybody asks", async () => {
  const first = await restart()
  const paths = ["/hu", "/en", "/hu/about"]
  for (const path of paths) await look(first, path)

  const second = await restart({ POSTS_PER_MINUTE: "99999" })

  expect(await waitUntil(() => second.output().includes("pages are rendered"), READY_TIMEOUT_MS)).toBe(true)
  const { pages } = (await (await fetch(`${second.url}/livez`)).json()) as { pages: { pages: number } }
  expect(pages.pages).toBe(paths.length)
})

test("an invalid page file costs nothing but its pages", async () => {
  await writeFile(join(folder, String(environment.PORT)), "half a fi")
  const storefront = await restart()
  expect(storefront.output()).toContain("could not be read")
  await look(storefront, "/hu")
})
