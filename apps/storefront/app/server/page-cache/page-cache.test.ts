import { describe, expect, it, vi } from "vitest"
import type { PageLifetime } from "./cache-policy.server.ts"
import { NOT_FOUND_MS, PageCache, type Render, type StoredPage } from "./page-cache.server.ts"

const LIFETIME: PageLifetime = { fresh: 60_000, whileRevalidating: 600_000, whileUnavailable: 86_400_000 }

function page(text: string, tags: string[] = [], status = 200): StoredPage {
  return {
    status,
    headers: {},
    tags,
    body: { etag: text, identity: Buffer.from(text), br: null, gzip: null },
  }
}

function setUp() {
  let now = 0
  const cache = new PageCache({ maxBytes: 100_000, now: () => now })
  const serve = (key: string, render: Render, lifetime = LIFETIME) => cache.serve(key, lifetime, render)
  return { cache, serve, pass: (ms: number) => (now += ms) }
}

const textOf = async (answer: Promise<StoredPage>) => (await answer).body.identity.toString()

describe("PageCache", () => {
  it("renders once for everyone who waits for one page", async () => {
    const { serve } = setUp()
    const render = vi.fn(async () => page("one"))
    const answers = await Promise.all(Array.from({ length: 500 }, () => serve("hu /hu", render)))
    expect(render).toHaveBeenCalledTimes(1)
    expect(answers.every((answer) => answer.body.identity.toString() === "one")).toBe(true)
  })

  it("answers from memory while fresh", async () => {
    const { cache, serve, pass } = setUp()
    expect(cache.findFresh("a")).toBeUndefined()
    await serve("a", async () => page("one"))
    pass(LIFETIME.fresh - 1)
    expect(cache.findFresh("a")?.body.identity.toString()).toBe("one")
    pass(1)
    expect(cache.findFresh("a")).toBeUndefined()
  })

  it("forgets a page whose address answers otherwise now, also when the next try fails", async () => {
    for (const status of [301, 404]) {
      const { cache, serve, pass } = setUp()
      await serve("a", async () => page("one", ["product:a"]))
      cache.invalidate(["product:a"])
      await serve("a", async () => page("gone", [], status))
      if (status === 404) {
        const again = vi.fn(async () => page("again", [], 404))
        expect(await textOf(serve("a", again))).toBe("gone")
        expect(again).not.toHaveBeenCalled()
        pass(NOT_FOUND_MS)
      }
      await expect(serve("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down")
    }
  })

  it("shows a stale page once more while a fresh one is made, and waits when it is too old", async () => {
    const { cache, serve, pass } = setUp()
    await serve("a", async () => page("one"))
    pass(LIFETIME.fresh)
    expect(await textOf(serve("a", async () => page("two")))).toBe("one")
    await vi.waitFor(() => expect(cache.findFresh("a")?.body.identity.toString()).toBe("two"))
    pass(LIFETIME.whileRevalidating)
    expect(await textOf(serve("a", async () => page("three")))).toBe("three")
  })

  it("keeps each page as long as its own lifetime says", async () => {
    const { cache, serve, pass } = setUp()
    const long = { ...LIFETIME, fresh: LIFETIME.fresh * 3 }
    await serve("short", async () => page("one"))
    await serve("long", async () => page("one"), long)
    pass(LIFETIME.fresh * 2)
    expect(cache.findFresh("short")).toBeUndefined()
    expect(cache.findFresh("long")?.body.identity.toString()).toBe("one")
    const again = vi.fn(async () => page("two"))
    expect(await textOf(serve("long", again, long))).toBe("one")
    expect(again).not.toHaveBeenCalled()
    pass(LIFETIME.fresh)
    expect(cache.findFresh("long")).toBeUndefined()
  })

  it("makes a page anew before showing it when a change names one of its tags", async () => {
    const { cache, serve } = setUp()
    await serve("a", async () => page("one", ["product:1", "products"]))
    await serve("b", async () => page("other", ["product:2"]))
    cache.invalidate(["product:1"])
    expect(cache.findFresh("a")).toBeUndefined()
    expect(await textOf(serve("a", async () => page("two", ["product:1"])))).toBe("two")
    expect(cache.findFresh("b")?.body.identity.toString()).toBe("other")
  })

  it.each([
    ["its tag changed", (cache: PageCache) => cache.invalidate(["product:1"])],
    ["everything was forgotten", (cache: PageCache) => cache.clear()],
  ])("does not take a page for fresh that was being rendered when %s", async (_, change) => {
    const { cache, serve } = setUp()
    let finish!: (stored: StoredPage) => void
    const running = serve("a", () => new Promise((resolve) => (finish = resolve)))
    change(cache)
    finish(page("old price", ["product:1"]))
    await running
    expect(cache.findFresh("a")).toBeUndefined()
  })

  it("does not give a rendering that began before a change of its tags to whoever asks after it", async () => {
    const { cache, serve } = setUp()
    let finish!: (stored: StoredPage) => void
    const before = serve("a", () => new Promise((resolve) => (finish = resolve)))
    cache.invalidate(["product:1"])
    const render = vi.fn(async () => page("new price", ["product:1"]))
    const after = [serve("a", render), serve("a", render)]
    finish(page("old price", ["product:1"]))
    expect(await textOf(before)).toBe("old price")
    expect(await Promise.all(after.map(textOf))).toEqual(["new price", "new price"])
    expect(render).toHaveBeenCalledTimes(1)
    expect(cache.findFresh("a")?.body.identity.toString()).toBe("new price")
  })

  it("gives a rendering that began before a change of something else to everyone", async () => {
    const { cache, serve } = setUp()
    let finish!: (stored: StoredPage) => void
    const before = serve("a", () => new Promise((resolve) => (finish = resolve)))
    cache.invalidate(["product:2"])
    const after = serve("a", async () => page("not needed"))
    finish(page("one", ["product:1"]))
    expect(await Promise.all([before, after].map(textOf))).toEqual(["one", "one"])
  })

  it.each(["throws", "answers 503"])("shows the stored page for a day when rendering %s", async (how) => {
    const { cache, serve, pass } = setUp()
    const failing = async () => {
      if (how === "throws") throw new Error("back end unavailable")
      return page("sorry", [], 503)
    }
    await serve("a", async () => page("one", ["t"]))
    cache.invalidate(["t"])
    expect(await textOf(serve("a", failing))).toBe("one")
    pass(LIFETIME.whileRevalidating)
    expect(await textOf(serve("a", failing))).toBe("one")
    pass(LIFETIME.whileUnavailable)
    if (how === "throws") await expect(serve("a", failing)).rejects.toThrow("back end unavailable")
    else expect(await textOf(serve("a", failing))).toBe("sorry")
  })

  it("never stores an error, and hands it to everyone who waits", async () => {
    const { serve } = setUp()
    await expect(
      serve("a", async () => {
        throw new Error("no")
      }),
    ).rejects.toThrow("no")
    await serve("a", async () => page("sorry", [], 503))
    expect(await textOf(serve("a", async () => page("one")))).toBe("one")
  })

  it("lets searches and filtered lists evict no page", async () => {
    const { cache, serve } = setUp()
    await serve("hu /hu/product/a", async () => page("one"))
    await serve("hu /hu/product/a.data?_routes=product", async () => page("two"))
    const searched = Array.from({ length: 30 }, (_, index) => `hu /hu/search?q=${index}`)
    for (const key of searched) await serve(key, async () => page("x".repeat(20_000)))
    expect(cache.stats.bytes).toBeLessThan(30_000)
    expect(cache.keep().map(({ key }) => key)).toEqual([
      searched.at(-1),
      "hu /hu/product/a",
      "hu /hu/product/a.data?_routes=product",
    ])
    cache.invalidate([])
    expect(await textOf(serve("hu /hu/search?q=29", () => Promise.reject(new Error("down"))))).toMatch(/^x+$/)
  })

  it("remembers a 404 briefly and lets invented addresses evict no page", async () => {
    const { cache, serve, pass } = setUp()
    await serve("real", async () => page("real"))
    for (let index = 0; index < 2_000; index += 1) {
      await serve(`invented ${index}`, async () => page("x".repeat(200), [], 404))
    }
    expect(cache.findFresh("real")?.body.identity.toString()).toBe("real")
    await serve("gone", async () => page("not found", [], 404))
    expect((await serve("gone", async () => page("back"))).status).toBe(404)
    pass(NOT_FOUND_MS)
    expect((await serve("gone", async () => page("back"))).status).toBe(200)
  })

  it("keeps to its bytes and can be emptied", async () => {
    const { cache, serve } = setUp()
    for (let index = 0; index < 50; index += 1) {
      await serve(`page ${index}`, async () => page("x".repeat(9_000), ["t"]))
    }
    // A quarter is for addresses with a query.
    expect(cache.stats.bytes).toBeLessThanOrEqual(75_000)
    expect(cache.stats.pages).toBe(7)
    cache.clear()
    expect(cache.stats.pages).toBe(0)
  })

  it("shows pages of another process once what has changed since is known, and shows them at once while no new one can be made", async () => {
    const other = setUp()
    await other.serve("a", async () => page("one", ["product:1"]))
    await other.serve("b", async () => page("other", ["product:2"]))
    await other.serve("c", async () => page("changed before", ["product:3"]))
    await other.serve("gone", async () => page("not found", [], 404))
    other.cache.invalidate(["product:3"])
    const kept = other.cache.keep()
    expect(kept.map(({ key }) => key)).toEqual(["a", "b"])

    const { cache, serve } = setUp()
    cache.restore(kept)
    expect(cache.findFresh("a")).toBeUndefined()
    expect(await textOf(serve("a", () => Promise.reject(new Error("back end unavailable"))))).toBe("one")
    cache.invalidate(["product:2"])
    cache.confirm()
    expect(cache.findFresh("a")?.body.identity.toString()).toBe("one")
    expect(cache.findFresh("b")).toBeUndefined()
    cache.invalidate(["product:1"])
    expect(cache.findFresh("a")).toBeUndefined()
    expect(cache.keep()).toEqual([])
  })

  it("keeps the most asked for where another process has less memory", async () => {
    const { cache, serve } = setUp()
    for (const key of ["old", "new"]) await serve(key, async () => page("x".repeat(50_000)))
    await serve("more", async () => page("y".repeat(20_000)))
    cache.findFresh("new")
    const small = new PageCache({ maxBytes: 80_000 })
    small.restore(cache.keep())
    expect(small.keep()).toEqual([])
    small.confirm()
    expect(small.keep().map(({ key }) => key)).toEqual(["new"])
  })
})
