import { expect, it } from "vitest"
import { HashQueue, HashQueueFullError } from "./hash-queue.ts"

it("runs no more at once than allowed, all of them, in order", async () => {
  const queue = new HashQueue(2)
  let running = 0
  let most = 0
  const done: number[] = []
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      queue.run(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        done.push(index)
      }),
    ),
  )
  expect([most, done]).toEqual([2, Array.from({ length: 20 }, (_, index) => index)])
})

it("continues after a failure", async () => {
  const queue = new HashQueue(1)
  await expect(queue.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await queue.run(async () => 1)).toBe(1)
})

it("refuses a caller who would wait behind hundreds", async () => {
  const queue = new HashQueue(1)
  let resolve = () => {}
  const promise = new Promise<void>((free) => {
    resolve = free
  })
  const waiting = Array.from({ length: 201 }, () => queue.run(() => promise))
  await expect(queue.run(async () => 1)).rejects.toThrow(HashQueueFullError)
  resolve()
  await Promise.all(waiting)
})
