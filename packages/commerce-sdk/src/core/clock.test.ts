import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { systemClock } from "./clock.ts"

describe("the system's clock", () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it("waits", async () => {
    const { signal } = new AbortController()
    let over = false
    const wait = systemClock.wait(100, signal).then(() => {
      over = true
    })
    await vi.advanceTimersByTimeAsync(99)
    expect(over).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await wait
    expect(over).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it("stops waiting when told to, and leaves no timer behind", async () => {
    const controller = new AbortController()
    const wait = systemClock.wait(100_000, controller.signal)
    controller.abort("enough")
    await expect(wait).rejects.toBe("enough")
    expect(vi.getTimerCount()).toBe(0)
    await expect(systemClock.wait(100_000, controller.signal)).rejects.toBe("enough")
    expect(vi.getTimerCount()).toBe(0)
  })
})
