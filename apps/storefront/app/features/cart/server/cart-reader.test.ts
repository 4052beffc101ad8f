import type { Cart, ChangedCart, SeenCart } from "@porteka/commerce-sdk"
import { describe, expect, it, vi } from "vitest"
import { CartReader } from "./cart-reader.server.ts"

/** A stand-in for the back end whose calls the test answers one by one. */
function slowBackend() {
  const calls: { asked: SeenCart[]; answer: (carts: ChangedCart[]) => void; fail: (error: Error) => void }[] =
    []
  const ask = vi.fn(({ carts }: { carts: SeenCart[] }) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ carts: ChangedCart[] }>()
    calls.push({ asked: carts, answer: (answered) => resolve({ carts: answered }), fail: reject })
    return promise
  })
  return { calls, reader: new CartReader(ask as never) }
}

const cart = (id: string, total = 0) => ({ id, total }) as Cart
const ids = (asked: SeenCart[] | undefined) => asked?.map(({ id }) => id)

describe("reading carts", () => {
  it("asks for what has come in meanwhile by one call", async () => {
    const { calls, reader } = slowBackend()
    const reads = ["a", "b", "c", "d", "c"].map((id) => reader.read(id))
    expect(calls.map(({ asked }) => ids(asked))).toEqual([["a"]])
    calls[0]?.answer([{ id: "a", version: "1", cart: cart("a") }])
    await vi.waitFor(() => expect(ids(calls[1]?.asked)).toEqual(["b", "c", "d"]))
    calls[1]?.answer([{ id: "d", version: "1", cart: cart("d") }])
    expect(await Promise.all(reads)).toEqual([cart("a"), null, null, cart("d"), null])
  })

  it("keeps a cart as long as its version stays, and forgets one that is gone", async () => {
    const { calls, reader } = slowBackend()
    const answerNext = async (carts: ChangedCart[]) => {
      const before = calls.length
      const read = reader.read("a")
      await vi.waitFor(() => expect(calls).toHaveLength(before + 1))
      calls.at(-1)?.answer(carts)
      return { found: await read, known: calls.at(-1)?.asked[0]?.version }
    }
    expect(await answerNext([{ id: "a", version: "1", cart: cart("a", 5) }])).toEqual({ found: cart("a", 5) })
    expect(await answerNext([{ id: "a", version: "1" }])).toEqual({ found: cart("a", 5), known: "1" })
    const changed = await answerNext([{ id: "a", version: "2", cart: cart("a", 7) }])
    expect(changed).toEqual({ found: cart("a", 7), known: "1" })
    expect(await answerNext([])).toEqual({ found: null, known: "2" })
    expect(await answerNext([])).toEqual({ found: null })
  })

  it("never answers by a call that was under way before it was asked", async () => {
    const { calls, reader } = slowBackend()
    const early = reader.read("a")
    const later = reader.read("a")
    calls[0]?.answer([{ id: "a", version: "1", cart: cart("a", 1) }])
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    calls[1]?.answer([{ id: "a", version: "2", cart: cart("a", 2) }])
    expect([await early, await later]).toEqual([cart("a", 1), cart("a", 2)])
  })

  it("lets those who come right after a call share the next one", async () => {
    vi.useFakeTimers()
    try {
      const { calls, reader } = slowBackend()
      const first = reader.read("a")
      calls[0]?.answer([{ id: "a", version: "1", cart: cart("a") }])
      await first
      reader.read("b")
      await vi.advanceTimersByTimeAsync(3)
      reader.read("c")
      expect(calls).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(3)
      expect(calls.map(({ asked }) => ids(asked))).toEqual([["a"], ["b", "c"]])
    } finally {
      vi.useRealTimers()
    }
  })

  it("asks at once where nobody has just asked", async () => {
    vi.useFakeTimers()
    try {
      const { calls, reader } = slowBackend()
      const first = reader.read("a")
      calls[0]?.answer([{ id: "a", version: "1", cart: cart("a") }])
      await first
      await vi.advanceTimersByTimeAsync(6)
      reader.read("a")
      expect(calls).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  it("does not wait for a call that hangs", () => {
    vi.useFakeTimers()
    try {
      const { calls, reader } = slowBackend()
      reader.read("a")
      reader.read("b")
      vi.advanceTimersByTime(1_000)
      reader.read("c")
      expect(calls.map(({ asked }) => ids(asked))).toEqual([["a"], ["b", "c"]])
    } finally {
      vi.useRealTimers()
    }
  })

  it("tells everybody of a call that it failed, and asks again for the next", async () => {
    const { calls, reader } = slowBackend()
    const read = reader.read("a")
    calls[0]?.fail(new Error("down"))
    await expect(read).rejects.toThrow("down")
    const again = reader.read("a")
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    calls[1]?.answer([{ id: "a", version: "1", cart: cart("a") }])
    expect(await again).toEqual(cart("a"))
  })
})
