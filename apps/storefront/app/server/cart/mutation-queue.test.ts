import { describe, expect, it } from "vitest"
import { MutationQueue } from "./mutation-queue.server.ts"

function gate() {
  let open!: () => void
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe("MutationQueue", () => {
  it("lets a reader wait for what is under way, also for what fails", async () => {
    const queue = new MutationQueue()
    await queue.settled("cart_1")
    const change = gate()
    let isDone = false
    const failing = queue.run("cart_1", async () => {
      await change.opened
      isDone = true
      throw new Error("no")
    })
    const read = queue.settled("cart_1").then(() => isDone)
    change.open()
    await expect(failing).rejects.toThrow("no")
    expect(await read).toBe(true)
  })

  it("runs the changes of one cart in order, one at a time", async () => {
    const queue = new MutationQueue()
    const log: string[] = []
    const first = gate()
    const a = queue.run("cart_1", async () => {
      log.push("a starts")
      await first.opened
      log.push("a ends")
    })
    const b = queue.run("cart_1", async () => {
      log.push("b")
    })
    const other = queue.run("cart_2", async () => {
      log.push("other cart")
    })
    await other
    first.open()
    await Promise.all([a, b])
    expect(log).toEqual(["a starts", "other cart", "a ends", "b"])
  })

  it("goes on after a failure, hands it to its caller only, and forgets finished carts", async () => {
    const queue = new MutationQueue()
    const failing = queue.run("cart_1", async () => {
      throw new Error("stock")
    })
    const next = queue.run("cart_1", async () => "done")
    await expect(failing).rejects.toThrow("stock")
    await expect(next).resolves.toBe("done")
    expect(queue.size).toBe(0)
  })
})
